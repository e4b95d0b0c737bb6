import subsetFont from 'subset-font';
import { readFace } from '#artefacts/fonts/read-face.ts';
import { display, text, type Letters } from '#styles/typefaces.ts';

/** Another name of the same length, so that nothing in the file moves: "BricolExt Grotesque". */
const extend = (family: string) => family.replace(/\w{3}\b/, 'Ext');

/** The family names that templates use: for the common letters, and for those such as Ł. */
export const families = {
  display: [display.family, extend(display.family)],
  text: [text.family, extend(text.family)],
};

/** The site's fonts as Typst can read them: it knows neither WOFF2 nor variable fonts. */
export const readFonts = (): Promise<Buffer[]> =>
  Promise.all(
    (['latin', 'latin-ext'] as const).flatMap((letters) => [
      makeInstance(letters, display, display.axes),
      makeInstance(letters, text, { wght: 400 }),
      makeInstance(letters, text, { wght: 700 }),
      makeInstance(letters, text, { wght: 400 }, 'italic'),
    ]),
  );

async function makeInstance(
  letters: Letters,
  { family, package: from, file }: typeof display | typeof text,
  axes: Record<string, number>,
  slope?: 'italic',
): Promise<Buffer> {
  const font = await subsetFont(await readFace(file(letters, slope)), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
    // With `ccmp` a letter would be set, and read aloud, as a plain one and its accent.
    keepFeatures: ['kern'],
    noHinting: true,
  });
  const bytes = font.toString('latin1');
  // Typst drops a family that it does not find, and the template then divides by zero.
  if (!bytes.includes(inUtf16(family)))
    throw new Error(
      `src/styles/typefaces.ts: the fonts of ${from} do not call their family “${family}”. A font viewer shows what they call it.`,
    );
  // Letters such as Ł and ā are in files of their own, which Typst must know by another name.
  if (letters === 'latin') return font;
  return Buffer.from(bytes.replaceAll(inUtf16(family), inUtf16(extend(family))), 'latin1');
}

const inUtf16 = (name: string) => Buffer.from(name, 'utf16le').swap16().toString('latin1');
