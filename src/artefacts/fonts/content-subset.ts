import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import { curlApostrophe } from './curl-apostrophe.ts';
import { readFace } from './read-face.ts';

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

/** The characters of any text, including text that a visitor types or that is added later. */
const common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'(),-./:?@";

interface Options {
  file: string;
  axes: Axes;
  features: string[];
  /** Characters for which the fallback will do. */
  without: string;
  /** Large words show a straight apostrophe; this font draws it typographically. */
  isDisplay?: boolean;
}

async function readText(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const texts = files
    .filter((file) => /\.(md|yaml|astro|tsx)$/.test(file))
    .map((file) => readFile(resolve(folder, file), 'utf8'));
  return (await Promise.all(texts)).join('');
}

/**
 * The common characters and those of the content and the components, but not those of `without`. In components only what is
 * not ASCII counts, because the rest is mostly code.
 */
async function usedCharacters(without: string): Promise<string> {
  const [content, components] = await Promise.all([readText('content'), readText('src')]);
  const used = new Set(common + content + components.replaceAll(/[ -~]/g, ''));
  return [...used.difference(new Set(without))].toSorted().join('');
}

/**
 * A provider for Astro's fonts that cuts a variable font from npm down to the characters and axes that the site uses.
 * `file` is a WOFF2 file named as in an import; `axes` pins an axis to a number or narrows it to a range; `features` are
 * the OpenType features to keep beside those that put accents on letters.
 */
export function contentSubset(options: Options): FontProvider {
  const { file, axes, features, without, isDisplay } = options;
  return {
    name: 'content-subset',
    config: { ...options },
    async resolveFont({ weights: [weight = 'normal'], styles: [style = 'normal'] }) {
      const characters = await usedCharacters(without);
      const keepFeatures = [...features, 'mark', 'ccmp'];
      const cut = await subsetFont(await readFace(file), characters, {
        targetFormat: isDisplay ? 'sfnt' : 'woff2',
        variationAxes: axes,
        keepFeatures,
        noHinting: true,
      });
      const font = isDisplay
        ? await subsetFont(curlApostrophe(cut), characters, { targetFormat: 'woff2', keepFeatures })
        : cut;
      const url = await writeCopy(font);
      return { fonts: [{ src: [{ url, format: 'woff2' }], weight, style }] };
    },
  };
}

/** Astro takes a font from a file. It is named by what it holds, since several builds may run at once. */
async function writeCopy(font: Buffer): Promise<string> {
  const folder = resolve('node_modules/.cache/fonts');
  const path = join(folder, `${createHash('sha256').update(font).digest('hex')}.woff2`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, font);
  return path;
}
