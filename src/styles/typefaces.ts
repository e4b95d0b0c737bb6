/** The files of a variable font on npm: the common letters, those such as Ł and ā, and those such as ễ. */
export type Letters = 'latin' | 'latin-ext' | 'vietnamese';

// Faces that every system has. They are shown until the fonts arrive, and are scaled to the fonts' width and height, so that
// nothing moves. The numbers were worked out from Arial (Windows, macOS, iOS) with the firm's own texts. Liberation Sans
// (Linux) has the same widths as Arial, Roboto (Android) nearly the same.
export const regular = 'local("Arial"), local("Roboto"), local("Liberation Sans")';
// WebKit on Linux finds a face only by its family, and then takes the bold one. So the families are named too.
export const bold = `local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold"), ${regular}`;

/**
 * The face of headlines. No other file names it. The scale of its fallback, which has the name `fallbackName`, is
 * worked out with the firm's own texts, so that nothing moves when the font arrives (docs/decisions/fonts.md).
 */
export const display = {
  name: 'Bricolage Grotesque',
  /** The family as the file names it, without a weight at the end. */
  family: 'Bricolage Grotesque 96pt',
  package: '@fontsource-variable/bricolage-grotesque',
  file: (letters: Letters = 'latin') =>
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${letters}-standard-normal.woff2`,
  /** Large, a little narrow and bold. */
  axes: { wght: 680, wdth: 90, opsz: 96 },
  fallbackName: 'Display before',
  fallback: {
    sizeAdjust: '80.63%',
    ascentOverride: '115.34%',
    descentOverride: '33.49%',
    lineGapOverride: '0%',
  },
};

/** The face of all other text. */
export const text = {
  name: 'Atkinson Hyperlegible Next',
  family: 'Atkinson Hyperlegible Next',
  package: '@fontsource-variable/atkinson-hyperlegible-next',
  file: (
    letters: Exclude<Letters, 'vietnamese'> = 'latin',
    slope: 'normal' | 'italic' = 'normal',
  ) =>
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${letters}-wght-${slope}.woff2`,
  axes: { wght: { min: 400, max: 700 } },
  /** The face's own zero has a stroke. This zero of the display face is as wide and heavy as the other digits. */
  zero: { family: display.family, file: display.file(), axes: { wdth: 92, opsz: 12 } },
  fallbackName: 'Text before',
  fallback: {
    sizeAdjust: '99.6%',
    ascentOverride: '98.8%',
    descentOverride: '31.73%',
    lineGapOverride: '0%',
  },
};

/**
 * Faces for names in other scripts, on cards and in pictures. Each is a bold file of a package on npm, and the family that
 * the file names: `{ family: 'Noto Sans Thai', file:
 * '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff2' }`
 */
export const otherScripts: { family: string; file: string }[] = [];
