/** The face of headlines: Bricolage Grotesque, large, a little narrow and bold. */
export const display = {
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  axes: { wght: 680, wdth: 90, opsz: 96 },
};
