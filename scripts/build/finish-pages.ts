import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parseHTML } from 'linkedom';
import * as astro from '../../src/ui/island/astro-output.ts';
import { classesFrom, classNames, splitStyle } from './page-style.ts';

/**
 * Removes from Astro's pages what a first visit need not wait for. The scripts start after the first paint (see
 * src/ui/island/start-scripts.ts), and the policy, the styles and the scripts contain only what the page needs.
 */
export const finishPages = (): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const scripts = globSync('_astro/*.js', { cwd: dir })
        .map((file) => readFileSync(new URL(file, dir), 'utf8'))
        .join('\n');
      const files = new Map<string, string>();
      const motion = new Set<string>();

      for (const path of globSync('**/*.html', { cwd: dir }).toSorted()) {
        const file = new URL(path, dir);
        const { document } = parseHTML(readFileSync(file, 'utf8'));
        for (const rule of shortenStyle(document, scripts, files)) motion.add(rule);
        moveScripts(document, files);
        replaceHashes(document);
        writeFileSync(file, document.toString());
      }

      // The script of the head fetches it if motion is on, or if the browser does not know light-dark().
      files.set('/motion.css', [...motion].join(''));
      for (const [path, text] of files) writeFileSync(new URL(`.${path}`, dir), text);
    },
  },
});

/**
 * Joins all styles into one, with the rules that the page needs at once. It returns the rules that only motion needs.
 * Rules that are needed only from a late section on (see src/ui/section/Section.astro) go into a file.
 */
function shortenStyle(document: Document, scripts: string, files: Map<string, string>): string[] {
  const [first, ...others] = document.querySelectorAll('style');
  if (!first) return [];
  const css = [first, ...others].map(({ textContent }) => textContent).join('');
  for (const style of others) style.remove();
  const inline = inlineScripts(document).map(({ textContent }) => textContent);
  const code = [scripts, ...inline].join('\n');
  const section = document.querySelector('[data-late]');
  const isLate = section ? classesFrom(section, document, code) : () => false;
  const { rest, motion, late } = splitStyle(css, classNames(document, code), isLate);
  first.textContent = rest;
  if (section) {
    const href = share('late', 'css', late, files);
    // It is fetched at once, but nothing above the section waits for it.
    document.head.insertAdjacentHTML('beforeend', `<link rel="preload" as="style" href="${href}">`);
    section.insertAdjacentHTML('afterbegin', `<link rel="stylesheet" href="${href}">`);
  }
  return motion;
}

/** Moves the definition of islands, which Astro writes into their pages, to a file. The script of the head starts all files. */
function moveScripts(document: Document, files: Map<string, string>) {
  const definition = inlineScripts(document).find(({ textContent }) =>
    astro.definesIslands(textContent),
  );
  if (definition) {
    const file = share('islands', 'js', astro.beforeDefinition + definition.textContent, files);
    for (const island of document.querySelectorAll(astro.islandElement))
      island.setAttribute('data-script', file);
    definition.remove();
  }

  const early: string[] = [];
  for (const script of document.querySelectorAll('script[type=module][src]')) {
    const file = script.getAttribute('src') ?? '';
    // A part of the page names the component whose script it needs (src/ui/island/wake-parts.ts).
    const parts = document.querySelectorAll(`[data-script="${basename(file).split('.')[0]}"]`);
    for (const part of parts) part.setAttribute('data-script', file);
    if (parts.length === 0) early.push(file);
    script.remove();
  }
  if (early.length > 0) document.body.dataset['scripts'] = early.join(' ');
  const lost = document.querySelector('[data-script]:not([data-script^="/"])');
  if (lost) throw new Error(`${lost.getAttribute('data-script')}.astro has no script.`);
}

function share(name: string, type: 'js' | 'css', text: string, files: Map<string, string>) {
  const path = `/_astro/${name}.${sha256(text, 'base64url').slice(0, 6)}.${type}`;
  files.set(path, text);
  return path;
}

/** Replaces the hashes of the whole site by those of the page's own scripts and styles. 'self' allows the files. */
function replaceHashes(document: Document) {
  const policy = document.querySelector(astro.policyElement);
  const content = policy?.getAttribute('content');
  if (!policy || !content)
    throw new Error('Astro’s policy no longer matches src/ui/island/astro-output.ts.');
  const hashes = (elements: Element[]) =>
    elements.map(({ textContent }) => ` 'sha256-${sha256(textContent, 'base64')}'`).join('');
  const own = content
    .replaceAll('; ', ';')
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/script-src[^;]*/, `$&${hashes(inlineScripts(document))}`)
    .replace(/style-src[^;]*/, `$&${hashes([...document.querySelectorAll('style')])}`);
  policy.setAttribute('content', own);
}

/** Leaves out blocks of data, such as JSON-LD, because they are not run and need no permission. */
const inlineScripts = (document: Document) => [
  ...document.querySelectorAll('script:not([src], [type^="application/"])'),
];

const sha256 = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);
