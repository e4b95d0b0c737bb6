import subsetFont from 'subset-font';
import { display, type Letters } from '#styles/typefaces.ts';
import { curlApostrophe } from './curl-apostrophe.ts';
import { findTable } from './font-tables.ts';
import { readFace } from './read-face.ts';

const faces = new Map<Letters, Promise<Buffer>>();

/**
 * A font file of the display face with all its letters, but only in the weight and width that the site uses. To take a few
 * letters from it is quick.
 */
export function displayFace(letters: Letters = 'latin'): Promise<Buffer> {
  const face = faces.get(letters) ?? makeFace(letters);
  faces.set(letters, face);
  return face;
}

async function makeFace(letters: Letters): Promise<Buffer> {
  const font = await subsetFont(await readFace(display.file(letters)), '', {
    targetFormat: 'sfnt',
    variationAxes: display.axes,
    keepAllGlyphs: true,
    noHinting: true,
  });
  curlApostrophe(font);
  blankNames(font);
  return font;
}

/** Overwrites the font's names with repeated letters, which weigh almost nothing. Only font menus show the names. */
function blankNames(font: Buffer) {
  const { start, length } = findTable(font, 'name');
  font.fill('\0C', start + font.readUInt16BE(start + 4), start + length);
}
