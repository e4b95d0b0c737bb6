import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  hastenIslands,
  inlineScript,
  minifyScripts,
  moveDirective,
  moveRuntime,
  startAfterPaint,
  startIslandsOnReach,
} from './lean-scripts.ts';
import { classNames, leanStyle, motionSheet } from './lean-style.ts';

// Beside them stand the sheet of their codes and what is said in place of a card.
const cardFile = /^cards\/\w{6}\.html$/;

/** Takes from the pages that Astro wrote what a visitor would wait for in vain. */
export const leanPages = (): AstroIntegration => ({
  name: 'lean-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const motion = new Set<string>();
      const scripts = new Map<string, string>();
      const named = classNames(readScripts(folder));
      const files = globSync('**/*.html', { cwd: folder }).toSorted();
      // One after the other: so every build writes the same, and ten thousand cards fit into the memory.
      for (const file of files) {
        const path = join(folder, file);
        const page = readFileSync(path, 'utf8');
        const styled = joinStyles(page, (css) => {
          const style = leanStyle(css, withoutStyles(page), named);
          style.motion.forEach((rule) => motion.add(rule));
          return style.rest;
        });
        writeFileSync(path, leanPage(styled, cardFile.test(file), scripts));
      }
      writeFileSync(join(folder, motionSheet), [...motion].join(''));
      for (const [src, text] of scripts) writeFileSync(join(folder, src), text);
    },
  },
});

/** Adds to `scripts` what moves from the page to a file of its own. */
function leanPage(page: string, isCard: boolean, scripts: Map<string, string>): string {
  let html = moveRuntime(page, scripts);
  // Beside a form it stays, since what is typed and sent early must not be lost.
  if (!html.includes('<form')) html = hastenIslands(moveDirective(html, scripts));
  html = isCard ? startIslandsOnReach(html) : startAfterPaint(html);
  // The name of an island and its number, which only the development server asks for.
  html = html.replaceAll(/(?<=opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g, '');
  html = html.replaceAll(/(?<=<astro-island) uid="\w+"/g, '');
  // A directive without a value has it as well.
  html = html.replaceAll('opts="{&quot;value&quot;:true}"', 'opts="{}"');
  html = html.replaceAll(/<svg.*?<\/svg>/gs, leanDrawing);
  html = minifyScripts(html).replaceAll(/\n\s+/g, '\n').replaceAll(' />', '/>');
  return keepOwnHashes(html);
}

const leanDrawing = (svg: string) =>
  svg
    .replaceAll('\n', '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/><\/(?:path|use|stop|circle)>/g, '/>');

const readScripts = (folder: string) =>
  globSync('_astro/*.js', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const withoutStyles = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');

/** One style element in the head instead of several, of which Astro puts one into the body. */
export function joinStyles(html: string, change = (css: string) => css): string {
  const all = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css.trim());
  let isFirst = true;
  return html.replaceAll(/<style[^>]*>.*?<\/style>/gs, () => {
    const joined = isFirst ? `<style>${change(all.join(''))}</style>` : '';
    isFirst = false;
    return joined;
  });
}

/**
 * Astro lists the hashes of the whole site in the policy of every page, which costs each page a kilobyte that no
 * compression takes away. This gives a page the hashes of its own inline scripts and styles; files are allowed by 'self'.
 */
export function keepOwnHashes(html: string): string {
  return html.replace(/<meta http-equiv="content-security-policy" [^>]*>/, (policy) =>
    policy
      .replaceAll(/ ?'sha256-[^']+'/g, '')
      .replace(/script-src [^;"]*/, (sources) => `${sources}${hashes(html, inlineScript)}`)
      .replace(/style-src [^;"]*/, (sources) => `${sources}${hashes(html, inlineStyle)}`),
  );
}

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

const hashes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
