import { globSync, readFileSync } from 'node:fs';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import { composeLetters } from '#lib/text/compose-letters.ts';

/** The characters of any text, including text that a visitor types or that is added later. */
const common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'(),-./:?@";

interface Options {
  font: () => Promise<Buffer>;
  /** The font whose zero replaces that of `font`. */
  zero?: () => Promise<Buffer>;
  /** The OpenType features to keep beside those that put accents on letters. */
  features: string[];
  /** Characters to leave out. The fallback shows them. */
  without: string;
}

/** A provider for Astro's fonts: a font with no other characters than the site uses. */
export function contentSubset({ font, zero, features, without }: Options): FontProvider {
  const subset = async (whole: Buffer, characters: string) => {
    const part = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      keepFeatures: [...features, 'mark', 'ccmp'],
      noHinting: true,
    });
    return [{ url: `data:font/woff2;base64,${part.toString('base64')}`, format: 'woff2' }];
  };
  return {
    name: 'content-subset',
    // Astro uses this to tell providers apart.
    config: { without },
    async resolveFont({ weights: [weight = 'normal'], styles: [style = 'normal'] }) {
      const own = usedCharacters(zero ? `0${without}` : without);
      const fonts = [{ src: await subset(await font(), own), weight, style }];
      if (!zero) return { fonts };
      return {
        fonts: [
          ...fonts,
          { src: await subset(await zero(), '0'), weight, style, unicodeRange: ['U+30'] },
        ],
      };
    },
  };
}

/**
 * The common characters, and all that stand in content/ or in a component, less those of `without`. Of a component only what
 * is not ASCII counts, because its ASCII is mostly code.
 */
function usedCharacters(without: string): string {
  const content = readAll('content/**/*.{md,yaml}');
  const components = readAll('src/**/*.{astro,tsx}');
  const used = new Set(common + content + components.replaceAll(/[ -~]/g, ''));
  return [...used.difference(new Set(without))].toSorted().join('');
}

const readAll = (files: string) =>
  globSync(files)
    .map((file) => composeLetters(readFileSync(file, 'utf8')))
    .join('');
