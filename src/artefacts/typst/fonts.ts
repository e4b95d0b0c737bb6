import subsetFont from 'subset-font';
import { readFace } from '#artefacts/fonts/read-face.ts';
import { display, text, type Letters } from '#styles/typefaces.ts';

/** The family names that templates use: for the common letters, and for those such as Ł. */
export const families = {
  display: [display.family, extend(display.family)],
  text: [text.family, extend(text.family)],
};

/** The site's fonts as Typst can read them: it knows neither WOFF2 nor variable fonts. */
export const readFonts = async (): Promise<Buffer[]> => [
  ...(await makeInstances('latin')),
  // Letters such as Ł and ā are in files of their own, which Typst must know by another name.
  ...(await makeInstances('latin-ext')).map(nameExtended),
];

const makeInstances = (letters: Letters) =>
  Promise.all([
    makeInstance(display, display.file(letters), display.axes),
    makeInstance(text, text.file(letters), { wght: 400 }),
    makeInstance(text, text.file(letters), { wght: 700 }),
    makeInstance(text, text.file(letters, 'italic'), { wght: 400 }),
  ]);

async function makeInstance(
  { family, package: from }: typeof display | typeof text,
  file: string,
  axes: Record<string, number>,
): Promise<Buffer> {
  const font = await subsetFont(await readFace(file), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
    // With `ccmp` a letter would be set, and read aloud, as a plain one and its accent.
    keepFeatures: ['kern'],
    noHinting: true,
  });
  // Typst drops a family that it does not find, and the template then divides by zero.
  if (!font.toString('latin1').includes(inUtf16(family)))
    throw new Error(
      `src/styles/typefaces.ts: the fonts of ${from} do not call their family “${family}”. A font viewer shows what they call it.`,
    );
  return font;
}

/** Another name of the same length, so that nothing in the file moves: "BricolExt Grotesque". */
function extend(family: string): string {
  return family.replace(/\w{3}\b/, 'Ext');
}

function nameExtended(font: Buffer): Buffer {
  const renamed = [display, text].reduce((bytes, { family }) => {
    const [name = family] = family.split(' ');
    return bytes.replaceAll(inUtf16(name), inUtf16(extend(name)));
  }, font.toString('latin1'));
  return Buffer.from(renamed, 'latin1');
}

const inUtf16 = (name: string) => Buffer.from(name, 'utf16le').swap16().toString('latin1');
