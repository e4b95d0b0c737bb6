import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const cardPath = /^\/cards\/\w{6}\.html$/;

/** Takes from the pages of a site what a visitor would wait for in vain; its scripts are those in the folder. */
export function leanSite(folder: string) {
  const named = classNames(readScripts(folder));
  const scripts = new Map<string, string>();
  // With the first page that has them: pages come in no certain order, and every build is to write the same.
  const motion = new Map<string[], string>();

  return {
    lean(path: string, page: string): string {
      const { html, css } = takeStyles(page);
      const style = leanStyle(css, html, named);
      const first = motion.get(style.motion);
      if (!first || path < first) motion.set(style.motion, path);
      const lean = leanPage(html, cardPath.test(path), scripts);
      return keepOwnHashes(lean.replace(styles, () => `<style>${style.rest}</style>`));
    },

    /** Writes what was taken from the pages into files of its own. */
    writeFiles() {
      const rules = Array.from(motion)
        .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
        .flatMap(([list]) => list);
      writeFileSync(join(folder, motionSheet), [...new Set(rules)].join(''));
      for (const [src, text] of scripts) writeFileSync(join(folder, src), text);
    },
  };
}

/** Adds to `scripts` what moves from the page to a file of its own. */
function leanPage(page: string, isCard: boolean, scripts: Map<string, string>): string {
  let html = moveRuntime(page, scripts);
  // Beside a form it stays, since what is typed and sent early must not be lost.
  if (!html.includes('<form')) html = hastenIslands(moveDirective(html, scripts));
  html = isCard ? startIslandsOnReach(html) : startAfterPaint(html);
  // The name of an island and its number, which only the development server asks for.
  html = html.replaceAll(/(?<=opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g, '');
  html = html.replaceAll(/(?<=<astro-island) uid="\w+"/g, '');
  html = numberIslands(html);
  // A directive without a value has it as well.
  html = html.replaceAll('opts="{&quot;value&quot;:true}"', 'opts="{}"');
  html = html.replaceAll(/<svg.*?<\/svg>/gs, leanDrawing);
  return minifyScripts(html).replaceAll(/\n\s+/g, '\n').replaceAll(' />', '/>');
}

/**
 * React's ids begin with a number for their island, which Astro gives in the order in which islands are ready: now
 * this, now that. Here it is their order in the page, and an island without such ids has none.
 */
export function numberIslands(html: string): string {
  const numbered = Array.from(html.matchAll(/ prefix="(r\d+)"/g), ([, prefix = '']) => prefix);
  const used = numbered.filter((prefix) => html.includes(`_${prefix}R_`));
  const number = (prefix: string) => `r${used.indexOf(prefix)}`;
  return html
    .replaceAll(/ prefix="(r\d+)"/g, (_, prefix: string) =>
      used.includes(prefix) ? ` prefix="${number(prefix)}"` : '',
    )
    .replaceAll(/(?<=_)r\d+(?=R_)/g, (prefix) => (used.includes(prefix) ? number(prefix) : prefix));
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

/** Where the styles of a page are to stand. */
const styles = '<style></style>';

/** The styles of a page as one, and the page with an empty element where the first stood. Astro puts one into the body. */
export function takeStyles(page: string): { html: string; css: string } {
  const [before = '', ...rest] = page.split(/<style[^>]*>(.*?)<\/style>/s);
  const isStyle = (_: string, index: number) => index % 2 === 0;
  const css = rest.filter(isStyle).map((text) => text.trim());
  const after = rest.filter((text, index) => !isStyle(text, index));
  return { html: [before, styles, ...after].join(''), css: css.join('') };
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
