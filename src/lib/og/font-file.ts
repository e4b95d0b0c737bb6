import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { keep } from '#lib/kept/keep.ts';

const faces = {
  display: {
    // As the instance at these axes calls itself.
    family: 'Bricolage Grotesque 96pt ExtraBold',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 96, wght: 680, wdth: 90 },
  },
  text: {
    family: 'Atkinson Hyperlegible Next',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: 400 },
  },
};

export type Face = keyof typeof faces;

const made = new Map<Face, Promise<{ family: string; path: string }>>();

/** A face as a TrueType file, the only form in which the text renderer takes one. */
export function fontFile(face: Face) {
  const font = made.get(face) ?? makeFontFile(face);
  made.set(face, font);
  return font;
}

async function makeFontFile(face: Face) {
  const { family, file, axes } = faces[face];
  // From the project's folder, since the bundled endpoint that calls this may stand anywhere.
  const require = createRequire(join(process.cwd(), 'package.json'));
  const source = await readFile(require.resolve(file));
  const { path } = await keep('fonts', 'ttf', [source, JSON.stringify(axes)], () =>
    subsetFont(source, '', {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: axes,
      noHinting: true,
    }),
  );
  return { family, path };
}
