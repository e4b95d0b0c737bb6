import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cutMotion, gatherMedia, motionSheet } from './lean-style.ts';

/** Takes from the pages that Astro wrote what a visitor would wait for in vain. */
export const leanPages = (): AstroIntegration => ({
  name: 'lean-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const motion = new Set<string>();
      const scripts = new Map<string, string>();
      await Promise.all(
        globSync('**/*.html', { cwd: folder }).map(async (file) => {
          const path = join(folder, file);
          const page = await readFile(path, 'utf8');
          let html = joinStyles(page, (css) => {
            const cut = cutMotion(css);
            cut.motion.forEach((rule) => motion.add(rule));
            return gatherMedia(shortenFontNames(dropUnusedColors(cut.rest, page)));
          });
          html = html.replaceAll(/\n\s+/g, '\n');
          // Beside a form it stays: an early press on Send must not be lost.
          if (!html.includes('<form')) html = moveDirective(html, scripts);
          if (file.startsWith('cards')) html = startIslandsOnReach(html);
          await writeFile(path, keepOwnHashes(html));
        }),
      );
      await writeFile(join(folder, motionSheet), [...motion].join(''));
      await Promise.all([...scripts].map(([src, text]) => writeFile(join(folder, src), text)));
    },
  },
});

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

/** Without the custom properties of the root that the page, its style included, never names. */
export function dropUnusedColors(css: string, page: string): string {
  const used = new Set(Array.from(page.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replaceAll(
    /(?<=[{;])(--[\w-]+):light-dark\((?:[^()]|\([^()]*\))*\);?/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  );
}

/** Astro makes the names of fonts unique over all sites; here each is the only one of its first letter. */
const shortenFontNames = (css: string) => css.replaceAll(/"([A-Z])[\w ]+-[0-9a-f]{16}"/g, '"$1"');

/** The script of the client directive, the same on every page, becomes a file that is fetched once. */
export function moveDirective(html: string, files: Map<string, string>): string {
  return html.replace(/<script>([^<]*"astro:reach"[^<]*)<\/script>/, (_, text: string) => {
    const src = `/_astro/reach.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
    files.set(src, text);
    return `<script async src="${src}"></script>`;
  });
}

/** The scripts for islands, which every page fetches at once, wait on a card until somebody reaches for it. */
export function startIslandsOnReach(html: string): string {
  const files: string[] = [];
  const rest = html.replaceAll(/<script async src="([^"]+)"><\/script>/g, (_, file: string) => {
    files.push(file);
    return '';
  });
  if (files.length === 0) return html;
  const events = '["pointerover","touchstart","focusin","keydown"]';
  const imports = files.map((file) => `import("${file}").catch(()=>{})`).join();
  const script = `for(let e of ${events})addEventListener(e,()=>{${imports}},{once:true,capture:true})`;
  return rest.replace('</body>', `<script>${script}</script></body>`);
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

// A block of data, such as JSON-LD, is not run and needs no permission.
const inlineScript = /<script(?![^>]*(?: src=| type="application))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

const hashes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
