import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const atkinson = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';

const instances = {
  display: { opsz: 96, wght: 680, wdth: 90 },
  text: { wght: 400 },
  bold: { wght: 700 },
};

const files = {
  display: { file: `${bricolage}-latin-standard-normal.woff2`, axes: instances.display },
  text: { file: `${atkinson}-latin-wght-normal.woff2`, axes: instances.text },
  bold: { file: `${atkinson}-latin-wght-normal.woff2`, axes: instances.bold },
  italic: { file: `${atkinson}-latin-wght-italic.woff2`, axes: instances.text },
};

export type Face = keyof typeof files;

/** Letters such as Ł and ā are in files of their own. */
export const extended = (face: Face): FontName => `${face}-ext`;
export type FontName = Face | `${Face}-ext`;

let fonts: Promise<[string, Buffer][]> | undefined;

/** Names the faces in a document; pdfkit embeds those that are used, cut down to their used glyphs. */
export async function registerFonts(doc: PDFKit.PDFDocument): Promise<void> {
  fonts ??= Promise.all(
    Object.entries(files).flatMap(([face, { file, axes }]) => [
      instance(face, file, axes),
      instance(`${face}-ext`, file.replace('-latin-', '-latin-ext-'), axes),
    ]),
  );
  for (const [name, font] of await fonts) doc.registerFont(name, font);
}

async function instance(
  name: string,
  file: string,
  axes: Record<string, number>,
): Promise<[string, Buffer]> {
  return [name, await makeInstance(file, axes)];
}

/** PDF has neither variable fonts nor WOFF2: a fixed instance in TrueType. */
async function makeInstance(file: string, axes: Record<string, number>): Promise<Buffer> {
  // From the project's folder, since the bundled endpoint that calls this may stand anywhere.
  const require = createRequire(join(process.cwd(), 'package.json'));
  return subsetFont(await readFile(require.resolve(file)), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern', 'mark', 'ccmp'],
    noHinting: true,
  });
}
