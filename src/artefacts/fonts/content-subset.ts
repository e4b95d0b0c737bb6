import { globSync, readFileSync } from 'node:fs';
import type { FontProvider } from 'astro';
import subsetFont, { type SubsetOptions } from 'subset-font';

/** The characters of any text, including text that a visitor types or that is added later. */
const common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'(),-./:?@";

interface Options {
  font: () => Promise<Buffer>;
  /** Pins an axis to a number or narrows it to a range. */
  axes?: SubsetOptions['variationAxes'];
  /** The OpenType features to keep beside those that put accents on letters. */
  features: string[];
  /** Characters for which the fallback will do. */
  without: string;
}

/** A provider for Astro's fonts that cuts a font down to the characters that the site uses. */
export function contentSubset({ font, axes = {}, features, without }: Options): FontProvider {
  return {
    name: 'content-subset',
    // Astro uses this to tell providers apart.
    config: { without },
    async resolveFont({ weights: [weight = 'normal'], styles: [style = 'normal'] }) {
      const cut = await subsetFont(await font(), usedCharacters(without), {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: [...features, 'mark', 'ccmp'],
        noHinting: true,
      });
      const url = `data:font/woff2;base64,${cut.toString('base64')}`;
      return { fonts: [{ src: [{ url, format: 'woff2' }], weight, style }] };
    },
  };
}

/**
 * The common characters and those of the content and the components, but not those of `without`. In components only what is
 * not ASCII counts, because the rest is mostly code.
 */
function usedCharacters(without: string): string {
  const content = readAll('content/**/*.{md,yaml}');
  const components = readAll('src/**/*.{astro,tsx}');
  const used = new Set(common + content + components.replaceAll(/[ -~]/g, ''));
  return [...used.difference(new Set(without))].toSorted().join('');
}

const readAll = (files: string) =>
  globSync(files)
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
