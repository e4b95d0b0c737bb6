/** The files of a variable font on npm: the common letters, and those such as Ł and ā. */
export type Letters = 'latin' | 'latin-ext';

// Faces that every system has, shown until the fonts arrive or instead of them. They are scaled to the fonts' width and
// height, so nothing moves. The figures were worked out from Arial (Windows, macOS, iOS) with the firm's own texts;
// Liberation Sans (Linux) has the same widths, Roboto (Android) nearly the same.
export const regular = 'local("Arial"), local("Roboto"), local("Liberation Sans")';
// WebKit on Linux finds a face by its family only, and then takes the bold one.
export const bold = `local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold"), ${regular}`;

/**
 * The face of headlines. To change it, change only this. The scale of its fallback is worked out from both fonts with
 * the firm's own texts, so nothing moves when the font arrives (see docs/decisions/fonts.md).
 */
export const display = {
  name: 'Bricolage Grotesque',
  /** The family as the file itself names it, without a weight at its end. */
  family: 'Bricolage Grotesque 96pt',
  package: '@fontsource-variable/bricolage-grotesque',
  file: (letters: Letters = 'latin') =>
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${letters}-standard-normal.woff2`,
  /** Large, a little narrow and bold. */
  axes: { wght: 680, wdth: 90, opsz: 96 },
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
  file: (letters: Letters = 'latin', slope: 'normal' | 'italic' = 'normal') =>
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${letters}-wght-${slope}.woff2`,
  axes: { wght: { min: 400, max: 700 } },
  fallback: {
    sizeAdjust: '99.6%',
    ascentOverride: '98.8%',
    descentOverride: '31.73%',
    lineGapOverride: '0%',
  },
};
