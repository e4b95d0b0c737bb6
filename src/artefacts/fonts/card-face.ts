import subsetFont from 'subset-font';
import { otherScripts } from '#styles/typefaces.ts';
import { displayFace } from './display-face.ts';
import { hasGlyph } from './font-tables.ts';
import { readFace } from './read-face.ts';

/**
 * The rules for a face with the letters of these texts, which comes inside a card's page: about 70 bytes a letter. Each letter
 * is taken from the first file that has it. A letter that none has is shown in the phone's own face.
 */
export async function cardFace(family: string, texts: string[]): Promise<string> {
  let wanted = [...new Set(texts.join(''))];
  const rules: string[] = [];
  for (const { font, dropTables } of await (files ??= listFiles())) {
    const letters = wanted.filter((letter) => hasGlyph(font, letter));
    wanted = wanted.filter((letter) => !letters.includes(letter));
    if (letters.length === 0) continue;
    const cut = await subsetFont(font, letters.join(''), { targetFormat: 'woff2', dropTables });
    // Two files of one family say which letters each has.
    const range = rules.length > 0 ? `;unicode-range:${letters.map(toRange).join()}` : '';
    const source = `data:font/woff2;base64,${cut.toString('base64')}`;
    // A browser that reads it only after the first paint shows the fallback until then.
    rules.push(
      `@font-face{font-family:${family};font-weight:700;font-display:swap;src:url(${source})${range}}`,
    );
  }
  return rules.join('');
}

let files: ReturnType<typeof listFiles> | undefined;

const toRange = (letter: string) => `U+${letter.codePointAt(0)?.toString(16)}`;

async function listFiles() {
  // Pairs for kerning, which hardly show, and what only programs for layout read.
  const dropTables = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'];
  const own = (['latin', 'latin-ext', 'vietnamese'] as const).map(async (letters) => ({
    font: await displayFace(letters),
    dropTables,
  }));
  // Some scripts are written wrong without their tables for layout.
  const others = otherScripts.map(async ({ file }) => ({
    font: await subsetFont(await readFace(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true }),
    dropTables: [],
  }));
  return Promise.all([...own, ...others]);
}
