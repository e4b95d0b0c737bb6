import subsetFont from 'subset-font';
import { hasGlyph } from '#artefacts/fonts/font-tables.ts';
import { readFace } from '#artefacts/fonts/read-face.ts';
import { display, otherScripts, text, type Letters } from '#styles/typefaces.ts';

/** Another name of the same length, so that nothing in the file moves: "BricolExt Grotesque". */
const rename = (family: string, letters: string) => family.replace(/\w{3}\b/, letters);
const extended = { display: rename(display.family, 'Ext'), text: rename(text.family, 'Ext') };
// The text face has no letters such as ễ.
const vietnamese = rename(display.family, 'Vie');
const zero = rename(text.zero.family, 'Zer');
const others = otherScripts.map(({ family }) => family);

/** The families that templates use, in the order in which a letter is looked for. */
export const families = {
  display: [display.family, extended.display, vietnamese, ...others],
  zero: [zero],
  text: [text.family, extended.text, vietnamese, ...others],
};
type Face = keyof typeof families;

interface Font {
  family: string;
  bytes: Buffer;
}

let fonts: Promise<Font[]> | undefined;

/** The site's fonts as Typst can read them: it knows neither WOFF2 nor variable fonts. */
export const readFonts = (): Promise<Font[]> => (fonts ??= makeFonts());

const makeFonts = () =>
  Promise.all([
    ...(['latin', 'latin-ext'] as const).flatMap((letters) => [
      makeInstance(display.file(letters), display, nameOf('display', letters), display.axes),
      makeInstance(text.file(letters), text, nameOf('text', letters), { wght: 400 }),
      makeInstance(text.file(letters), text, nameOf('text', letters), { wght: 700 }),
      makeInstance(text.file(letters, 'italic'), text, nameOf('text', letters), { wght: 400 }),
    ]),
    makeInstance(display.file('vietnamese'), display, vietnamese, display.axes),
    ...[400, 700].map((wght) =>
      makeInstance(text.zero.file, display, zero, { ...text.zero.axes, wght }),
    ),
    ...otherScripts.map(async ({ family, file }) => {
      const whole = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;
      return { family, bytes: await subsetFont(await readFace(file), '', whole) };
    }),
  ]);

const nameOf = (face: keyof typeof extended, letters: Letters) =>
  letters === 'latin' ? families[face][0] : extended[face];

/** The letters of a text that no font of a face has. */
export async function missingLetters(words: string, face: Face): Promise<string[]> {
  const usable = (await readFonts()).filter(({ family }) => families[face].includes(family));
  return [...new Set(words.normalize())].filter(
    (letter) => letter.trim() && !usable.some(({ bytes }) => hasGlyph(bytes, letter)),
  );
}

/** A variable font at one point of its axes, under the family by which the templates name it. */
async function makeInstance(
  file: string,
  { family, package: from }: typeof display | typeof text,
  name: string | undefined,
  axes: Record<string, number>,
): Promise<Font> {
  const font = await subsetFont(await readFace(file), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
    // With `ccmp` a letter would be set, and read aloud, as a plain one and its accent.
    keepFeatures: ['kern'],
    noHinting: true,
  });
  const bytes = font.toString('latin1');
  // Typst drops a family that it does not find, and the template then divides by zero.
  if (!name || !bytes.includes(inUtf16(family)))
    throw new Error(
      `src/styles/typefaces.ts: the fonts of ${from} do not call their family “${family}”. A font viewer shows what they call it.`,
    );
  // Letters such as Ł and ā are in files of their own, which Typst must know by another name.
  return {
    family: name,
    bytes: Buffer.from(bytes.replaceAll(inUtf16(family), inUtf16(name)), 'latin1'),
  };
}

const inUtf16 = (name: string) => Buffer.from(name, 'utf16le').swap16().toString('latin1');
