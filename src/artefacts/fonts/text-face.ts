import subsetFont from 'subset-font';
import { text } from '#styles/typefaces.ts';
import { curlApostrophe } from './curl-apostrophe.ts';
import { readFace } from './read-face.ts';

let face: Promise<Buffer> | undefined;

/** All letters of the text face in the weights that the site uses. */
export const textFace = () => (face ??= makeFace());

/** The file that has the zero of the text face, which takes the place of the face's own. */
export const zeroFace = async (): Promise<Buffer> =>
  subsetFont(await readFace(text.zero.file), '0', {
    targetFormat: 'sfnt',
    variationAxes: { ...text.zero.axes, ...text.axes },
    noHinting: true,
  });

async function makeFace(): Promise<Buffer> {
  const font = await subsetFont(await readFace(text.file()), '', {
    targetFormat: 'sfnt',
    variationAxes: text.axes,
    keepAllGlyphs: true,
    noHinting: true,
  });
  curlApostrophe(font);
  return font;
}
