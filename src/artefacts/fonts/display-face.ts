import subsetFont from 'subset-font';
import { display } from '#styles/typefaces.ts';
import { curlApostrophe, findTable } from './curl-apostrophe.ts';
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
  return blankNames(curlApostrophe(font));
}

/** Overwrites a font's names with repeated letters, which weigh almost nothing. Only font menus show the names. */
function blankNames(font: Buffer): Buffer {
  const entry = findTable(font, 'name');
  const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
  return font.fill('\0C', start + font.readUInt16BE(start + 4), start + length);
}
