import subsetFont from 'subset-font';
import { display } from '#styles/typefaces.ts';
import { curlApostrophe, findTable } from './curl-apostrophe.ts';
import { readFace } from './read-face.ts';

/** The letters of the face. A word with another letter would be in two faces. */
const latin = /^[ -~\u{A0}-\u{FF}‘’–]*$/u;

/** Left out: pairs for kerning, which hardly show, and what only programs for layout read. */
const further = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'];

let whole: Promise<Buffer> | undefined;

/**
 * The rule for the face "Card", which holds the letters of one card and comes inside its page: about 2 KB. It is empty for
 * a card with a letter that the face lacks.
 */
export async function cardFace(...texts: string[]): Promise<string> {
  const letters = texts.join('');
  if (!latin.test(letters)) return '';
  whole ??= cutWhole();
  const font = await subsetFont(await whole, letters, {
    targetFormat: 'woff2',
    dropTables: further,
  });
  const source = `data:font/woff2;base64,${font.toString('base64')}`;
  // A browser that reads it only after the first paint shows the fallback until then.
  return `@font-face{font-family:Card;font-weight:700;font-display:swap;src:url(${source})}`;
}

/** All letters in one weight and width. Cutting those of a card from it is quick. */
async function cutWhole(): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', variationAxes: display.axes, noHinting: true } as const;
  const font = await subsetFont(await readFace(display.file()), '', {
    ...options,
    keepAllGlyphs: true,
  });
  return blankNames(curlApostrophe(font));
}

/** Overwrites a font's names with repeated letters, which weigh almost nothing. Only font menus show the names. */
function blankNames(font: Buffer): Buffer {
  const entry = findTable(font, 'name');
  const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
  return font.fill('\0C', start + font.readUInt16BE(start + 4), start + length);
}
