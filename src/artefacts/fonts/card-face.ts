import subsetFont from 'subset-font';
import { otherScripts } from '#styles/typefaces.ts';
import { displayFace } from './display-face.ts';
import { hasGlyph } from './font-tables.ts';
import { readFace } from './read-face.ts';

/**
 * The `@font-face` rules that put the letters of these texts into a card's page, at about 70 bytes a letter. Each letter comes
 * from the first font that has it. The phone shows a letter that no font has in a face of its own.
 */
export async function cardFace(family: string, texts: string[]): Promise<string> {
  let missing = [...new Set(texts.join(''))];
  const rules: string[] = [];
  for (const { font, dropTables } of await (fonts ??= listFonts())) {
    const letters = missing.filter((letter) => hasGlyph(font, letter));
    missing = missing.filter((letter) => !letters.includes(letter));
    if (letters.length === 0) continue;
    const subset = await subsetFont(font, letters.join(''), { targetFormat: 'woff2', dropTables });
    // The browser must know which letters each font after the first has.
    const range = rules.length > 0 ? `;unicode-range:${letters.map(toRange).join()}` : '';
    const source = `data:font/woff2;base64,${subset.toString('base64')}`;
    // With `swap`, a browser that reads the font only after the first paint shows the fallback until then.
    rules.push(
      `@font-face{font-family:${family};font-weight:700;font-display:swap;src:url(${source})${range}}`,
    );
  }
  return rules.join('');
}

/** Made for the first card, and used for all others. */
let fonts: ReturnType<typeof listFonts> | undefined;

const toRange = (letter: string) => `U+${letter.codePointAt(0)?.toString(16)}`;

/** The fonts, in the order in which a letter is looked for. */
async function listFonts() {
  // Kerning, which hardly shows, and tables that only layout programs read.
  const dropTables = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'];
  const own = (['latin', 'latin-ext', 'vietnamese'] as const).map(async (letters) => ({
    font: await displayFace(letters),
    dropTables,
  }));
  // Scripts such as Thai need all of their tables: without them marks stand in the wrong place.
  const others = otherScripts.map(async ({ file }) => ({
    font: await subsetFont(await readFace(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true }),
    dropTables: [],
  }));
  return Promise.all([...own, ...others]);
}
