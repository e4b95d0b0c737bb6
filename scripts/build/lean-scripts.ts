import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

// A block of data, such as JSON-LD, is not run and needs no permission.
export const inlineScript = /<script(?![^>]*(?: src=| type="application))[^>]*>(.*?)<\/script>/gs;

/** Astro leaves `is:inline` scripts as they are written. */
export const minifyScripts = (html: string) =>
  html.replaceAll(inlineScript, (script, text: string) => script.replace(text, () => minify(text)));

const minified = new Map<string, string>();

function minify(text: string): string {
  const known = minified.get(text) ?? minifySync('inline.js', text).code.trim();
  minified.set(text, known);
  return known;
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
export const hastenIslands = (html: string) =>
  html.replaceAll(/(?<=<astro-island[^>]*) await-children|<!--astro:end-->/g, '');

function shareScript(name: string, text: string, files: Map<string, string>): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 6);
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

/** Fetches the script without which no island wakes. If that fails, it shows a shorter form of the notice in src/ui/island/notice.ts. */
const importReach = (file: string) =>
  `import("${file}").catch(()=>{for(let i of document.querySelectorAll("astro-island"))i.innerHTML='<p role="alert">Unexpected Application Error! <a href="">Reload this page</a> or write to '+document.querySelector("address a").outerHTML+i.innerHTML})`;
