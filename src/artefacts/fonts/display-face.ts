import subsetFont from 'subset-font';
import { display } from '#styles/typefaces.ts';
import { readFace } from './read-face.ts';

let face: Promise<Buffer> | undefined;

/** All letters of the display face in its one weight and width. Cutting some of them from it is quick. */
export const displayFace = () => (face ??= cutFace());

async function cutFace(): Promise<Buffer> {
  const font = await subsetFont(await readFace(display.file()), '', {
    targetFormat: 'sfnt',
    variationAxes: display.axes,
    keepAllGlyphs: true,
    noHinting: true,
  });
  curlApostrophe(font);
  blankNames(font);
  return font;
}

/**
 * Lets the font draw the straight apostrophe (U+0027) as the typographic one (U+2019), so that words which must keep the
 * plain character still look typeset.
 */
function curlApostrophe(font: Buffer) {
  const { start } = findTable(font, 'cmap');
  for (let i = 0; i < font.readUInt16BE(start + 2); i++) {
    const map = start + font.readUInt32BE(start + 8 + 8 * i);
    if (font.readUInt16BE(map) !== 4) continue;
    const [straight, curly] = [findGlyph(font, map, 0x27), findGlyph(font, map, 0x20_19)];
    if (straight && curly) font.copy(font, straight, curly, curly + 2);
  }
}

/** Where the font's table of characters (OpenType, cmap format 4) has the glyph of one, if it lists them. */
function findGlyph(font: Buffer, map: number, character: number): number {
  const size = font.readUInt16BE(map + 6);
  let end = map + 14;
  while (font.readUInt16BE(end) < character) end += 2;
  const first = font.readUInt16BE(end + size + 2);
  const range = end + 3 * size + 2;
  const offset = font.readUInt16BE(range);
  return offset && first <= character ? range + offset + 2 * (character - first) : 0;
}

/** Overwrites the font's names with repeated letters, which weigh almost nothing. Only font menus show the names. */
function blankNames(font: Buffer) {
  const { start, length } = findTable(font, 'name');
  font.fill('\0C', start + font.readUInt16BE(start + 4), start + length);
}

function findTable(font: Buffer, name: string) {
  const entry = font.indexOf(name);
  return { start: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
}
