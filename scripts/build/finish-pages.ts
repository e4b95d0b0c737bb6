import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parseHTML } from 'linkedom';
import { addSources, readPolicy, writePolicy } from '../../src/lib/policy/policy.ts';
import * as astro from '../../src/ui/island/astro-output.ts';

/** Does to each finished page what Astro cannot: moves the runtime to a file, removes ids, joins the styles, and completes the policy. */
export const finishPages = (): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const path of globSync('**/*.html', { cwd: dir })) {
        const file = new URL(path, dir);
        const text = readFileSync(file, 'utf8');
        // A partial is only a piece of a page.
        if (!text.toLowerCase().startsWith('<!doctype')) continue;
        const { document } = parseHTML(text);
        moveRuntime(document, dir);
        removeIslandIds(document);
        joinStyles(document);
        allowInlineCode(document);
        checkForms(document);
        writeFileSync(file, document.toString());
      }
    },
  },
});

/**
 * Moves the islands' runtime, which Astro writes into each page with an island, to a file. The script of the head fetches
 * it when a visitor reaches for an island (src/ui/island/wake-islands.ts).
 */
function moveRuntime(document: Document, folder: URL) {
  const scripts = inlineScripts(document).filter(
    ({ textContent }) => astro.isDirective(textContent) || astro.isRuntime(textContent),
  );
  if (scripts.length === 0) return;
  const code = scripts.map(({ textContent }) => textContent).join('\n');
  const path = `/_astro/islands.${sha256(code, 'base64url').slice(0, 8)}.js`;
  writeFileSync(new URL(`.${path}`, folder), code);
  for (const island of document.querySelectorAll<HTMLElement>(astro.islandElement))
    island.dataset['runtime'] = path;
  for (const script of scripts) script.remove();
}

/** Removes the ids of islands. Nothing uses them, and they change with the folder that the site is built in. */
function removeIslandIds(document: Document) {
  for (const island of document.querySelectorAll(astro.islandElement))
    island.removeAttribute('uid');
}

/**
 * Joins all style elements of a page into one in the head. Astro writes several, some into the body, where HTML forbids them,
 * and each would need a hash in the policy.
 */
function joinStyles(document: Document) {
  const [first, ...others] = document.querySelectorAll('style');
  if (!first) return;
  for (const style of others) {
    first.textContent += style.textContent;
    style.remove();
  }
  document.head.append(first);
}

/** Adds the hashes of the page's own inline scripts and styles to its policy. */
function allowInlineCode(document: Document) {
  const policy = addSources(policyOf(document), {
    'script-src': inlineScripts(document).map(hashOf),
    'style-src': [...document.querySelectorAll('style')].map(hashOf),
  });
  document.querySelector(policyTag)?.setAttribute('content', writePolicy(policy));
}

const policyTag = 'meta[http-equiv="content-security-policy"]';

function policyOf(document: Document) {
  const text = document.querySelector(policyTag)?.getAttribute('content');
  if (!text) throw new Error(`“${document.title}” has no policy (src/layouts/Head.astro).`);
  return readPolicy(text);
}

/** Stops the build if a page has a form and may not reach the database. It would look right, and could never be sent. */
export function checkForms(document: Document) {
  const sources = policyOf(document)['connect-src'] ?? [];
  if (document.querySelector('keep-answers') && sources.every((source) => source === "'self'"))
    throw new Error(
      `“${document.title}” has a form, but may not reach the database: its page (src/pages/) does not pass policy={submissionsPolicy}.`,
    );
}

/** The inline scripts that run. Blocks of data, such as JSON-LD, do not run and need no permission. */
const inlineScripts = (document: Document) => [
  ...document.querySelectorAll('script:not([src], [type^="application/"])'),
];

const hashOf = ({ textContent }: Element) => `'sha256-${sha256(textContent, 'base64')}'`;

const sha256 = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);
