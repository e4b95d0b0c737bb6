/** The tint of each True Color. It is the same in both themes, and so is the ink on it. */
export const tints = {
  Blue: 'oklch(0.87 0.055 245)',
  Gold: 'oklch(0.89 0.085 88)',
  Green: 'oklch(0.88 0.07 150)',
  Orange: 'oklch(0.85 0.085 48)',
};
