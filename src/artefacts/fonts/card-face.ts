import subsetFont from 'subset-font';
import { display } from '#styles/typefaces.ts';
import { curlApostrophe, findTable } from './curl-apostrophe.ts';
import { readFace } from './read-face.ts';

/** What the face holds. A word with another letter would show it in a second face. */
const latin = /^[ -~\u{A0}-\u{FF}‘’–]*$/u;

/** Left out: pairs for kerning, which hardly show, and what only programs for layout read. */
const further = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'];

const made = new Map<string, Promise<string>>();
let whole: Promise<Buffer> | undefined;

/**
 * The rule for the face "Card", which holds the letters of one card and comes with its page: about 2 KB. There is none
 * for a card with a letter that the face does not hold.
 */
export function cardFace(...texts: string[]): Promise<string> {
  const letters = [...new Set(texts.join(''))].toSorted().join('');
  const rule = made.get(letters) ?? cut(letters);
  made.set(letters, rule);
  return rule;
}

async function cut(letters: string): Promise<string> {
  if (!latin.test(letters)) return '';
  whole ??= cutWhole();
  const font = await subsetFont(await whole, letters, {
    targetFormat: 'woff2',
    dropTables: further,
  });
  const source = `data:font/woff2;base64,${font.toString('base64')}`;
  // Where a browser reads it only after the first paint, the fallback is shown till then.
  return `@font-face{font-family:Card;font-weight:700;font-display:swap;src:url(${source})}`;
}

/** All letters in the one weight and width, from which those of a card are cut in a moment. */
async function cutWhole(): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', variationAxes: display.axes, noHinting: true } as const;
  const font = await subsetFont(await readFace(display.file()), '', {
    ...options,
    keepAllGlyphs: true,
  });
  return blankNames(curlApostrophe(font));
}

/** Writes one letter over the names of a font, which only menus of fonts show: repeated, it weighs nothing. */
function blankNames(font: Buffer): Buffer {
  const entry = findTable(font, 'name');
  const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
  return font.fill('\0C', start + font.readUInt16BE(start + 4), start + length);
}
