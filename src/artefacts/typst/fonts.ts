import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const display = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const text = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';

/** Letters such as Ł and ā are in files of their own, which Typst must know by another name. */
const parts = [
  { part: 'latin', rename: (font: Buffer) => font },
  { part: 'latin-ext', rename: nameExtended },
];

const instances = (part: string) => [
  { file: `${display}-${part}-standard-normal.woff2`, axes: { opsz: 96, wght: 680, wdth: 90 } },
  { file: `${text}-${part}-wght-normal.woff2`, axes: { wght: 400 } },
  { file: `${text}-${part}-wght-normal.woff2`, axes: { wght: 700 } },
  { file: `${text}-${part}-wght-italic.woff2`, axes: { wght: 400 } },
];

/** The site's fonts as Typst can read them: it knows neither WOFF2 nor variable fonts. */
export const readFonts = (): Promise<Buffer[]> =>
  Promise.all(
    parts.flatMap(({ part, rename }) =>
      instances(part).map(async ({ file, axes }) => rename(await makeInstance(file, axes))),
    ),
  );

async function makeInstance(file: string, axes: Record<string, number>): Promise<Buffer> {
  // From the project's folder, since the bundled endpoint that calls this may stand anywhere.
  const require = createRequire(join(process.cwd(), 'package.json'));
  return subsetFont(await readFile(require.resolve(file)), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
    // With `ccmp` a letter would be set, and read aloud, as a plain one and its accent.
    keepFeatures: ['kern'],
    noHinting: true,
  });
}

/** Replaces the end of the family's first word, letter for letter, so that nothing in the file moves. */
function nameExtended(font: Buffer): Buffer {
  const names = { Bricolage: 'BricolExt', Atkinson: 'AtkinExt' };
  const renamed = Object.entries(names).reduce(
    (bytes, [name, extended]) => bytes.replaceAll(inUtf16(name), inUtf16(extended)),
    font.toString('latin1'),
  );
  return Buffer.from(renamed, 'latin1');
}

const inUtf16 = (name: string) => Buffer.from(name, 'utf16le').swap16().toString('latin1');
