import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { classNames, leanStyle, motionSheet } from './lean-style.ts';

/** How many pages are held at a time: those of ten thousand cards would fill the memory. */
const atOnce = 16;

// Beside them stand the sheet of their codes and what is said in place of a card.
const cardFile = /^cards\/\w{6}\.html$/;

/** Takes from the pages that Astro wrote what a visitor would wait for in vain. */
export const leanPages = (): AstroIntegration => ({
  name: 'lean-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const motion = new Set<string>();
      const scripts = new Map<string, string>();
      const named = classNames(await readScripts(folder));
      const files = globSync('**/*.html', { cwd: folder }).toSorted();
      for (let first = 0; first < files.length; first += atOnce) {
        const pages = await Promise.all(
          files.slice(first, first + atOnce).map(async (file) => {
            const path = join(folder, file);
            return { path, isCard: cardFile.test(file), page: await readFile(path, 'utf8') };
          }),
        );
        // One after the other, so that every build writes the same.
        const lean = pages.map(({ path, isCard, page }) => {
          const styled = joinStyles(page, (css) => {
            const style = leanStyle(css, withoutStyles(page), named);
            style.motion.forEach((rule) => motion.add(rule));
            return style.rest;
          });
          return { path, html: leanPage(styled, isCard, scripts) };
        });
        await Promise.all(lean.map(({ path, html }) => writeFile(path, html)));
      }
      await writeFile(join(folder, motionSheet), [...motion].join(''));
      await Promise.all([...scripts].map(([src, text]) => writeFile(join(folder, src), text)));
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
  svg.replaceAll('\n', '').replaceAll(/><\/(?:path|use|stop|circle)>/g, '/>');

const readScripts = async (folder: string) =>
  (
    await Promise.all(
      globSync('_astro/*.js', { cwd: folder }).map((file) => readFile(join(folder, file), 'utf8')),
    )
  ).join('\n');

const withoutStyles = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');

/** Astro leaves `is:inline` scripts as they are written. */
export const minifyScripts = (html: string) =>
  html.replaceAll(inlineScript, (script, text: string) => script.replace(text, () => minify(text)));

const minified = new Map<string, string>();

function minify(text: string): string {
  const known = minified.get(text) ?? minifySync('inline.js', text).code.trim();
  minified.set(text, known);
  return known;
}

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
 * Astro writes the element of its islands into every page that has one: 1.5 KB, the same everywhere. It becomes
 * a file, which the directive fetches at the first sign of a visitor.
 */
export function moveRuntime(html: string, files: Map<string, string>): string {
  const [script, text = ''] =
    Array.from(html.matchAll(inlineScript)).find(([, js]) => js?.includes('"astro-island"')) ?? [];
  if (!script) return html;
  const src = shareScript('island', `self.Astro||={};${text}`, files);
  return html.replace(script, '').replace('<body', () => `<body data-islands="${src}"`);
}

/** The script of the client directive, the same on every page, becomes a file that is fetched once. */
export function moveDirective(html: string, files: Map<string, string>): string {
  return html.replace(
    /<script>([^<]*"astro:reach"[^<]*)<\/script>/,
    (_, text: string) => `<script async src="${shareScript('reach', text, files)}"></script>`,
  );
}

/** Once the page has been parsed, no island has to look out for its own end. */
const hastenIslands = (html: string) =>
  html.replaceAll(/(?<=<astro-island[^>]*) await-children|<!--astro:end-->/g, '');

function shareScript(name: string, text: string, files: Map<string, string>): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const src = `/_astro/${name}.${digest}.js`;
  files.set(src, text);
  return src;
}

/** The script that listens for a reach, which other pages fetch after their first paint, waits on a card for the first sign itself. */
export function startIslandsOnReach(html: string): string {
  const files = Array.from(html.matchAll(/ data-islands="([^"]+)"/g), ([, file = '']) => file);
  const rest = html.replaceAll(/<script async src="([^"]+)"><\/script>/g, (_, file: string) => {
    files.push(file);
    return '';
  });
  if (files.length === 0) return html;
  const events = '["pointermove","pointerdown","focusin","keydown"]';
  const imports = files.map((file) => `import("${file}").catch(()=>{})`).join();
  // As in reach.ts, a mouse that lies still gives no sign.
  const script = `let go=()=>{go=()=>{};${imports}};for(let e of ${events})addEventListener(e,t=>{(e!='pointermove'||t.movementX||t.movementY)&&go()},true)`;
  return rest.replace('</body>', `<script>${script}</script></body>`);
}

/** The scripts of a page take no time and no line from its first paint: they are fetched when there is something to see. */
export function startAfterPaint(html: string): string {
  const files: string[] = [];
  const rest = html.replaceAll(
    /<script (?:async|type="module") src="([^"]+)"><\/script>/g,
    (_, file: string) => {
      files.push(file);
      return '';
    },
  );
  // In the first script of the page it needs no hash of its own in the page's policy.
  if (files.length === 0 || !rest.includes('<script>')) return html;
  const reach = files.find((file) => file.includes('/reach.'));
  const names = files.filter((file) => file !== reach).map((file) => file.replace('/_astro/', ''));
  const start = `for(let f of"${names.join(' ')}".split(" "))import("/_astro/"+f)${reach ? `;${importReach(reach)}` : ''}`;
  // Until the script that listens for a reach has come, a press is kept for it.
  const keep = reach ? 'addEventListener("click",e=>{self.earlyPress=e.target},true);' : '';
  const observe = `new PerformanceObserver((_,o)=>{o.disconnect();${start}}).observe({type:"paint",buffered:1})`;
  return rest.replace(
    '<script>',
    () => `<script>${keep}addEventListener("DOMContentLoaded",()=>{${observe}});`,
  );
}

/** Fetches the script without which no island wakes. In vain, it says what src/ui/island/notice.ts would, which that script holds. */
const importReach = (file: string) =>
  `import("${file}").catch(()=>{for(let i of document.querySelectorAll("astro-island"))i.innerHTML='<p role="alert">Unexpected Application Error! <a href="">Reload this page</a> or write to '+document.querySelector("address a").outerHTML+i.innerHTML})`;

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

// A block of data, such as JSON-LD, is not run and needs no permission.
const inlineScript = /<script(?![^>]*(?: src=| type="application))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

const hashes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
