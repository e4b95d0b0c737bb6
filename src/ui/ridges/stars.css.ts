import { color, space } from '#styles/tokens.css.ts';

// Scattered by hand, in percent of a band that has no text.
const places = [
  [3, 30],
  [11, 70],
  [18, 10],
  [38, 20],
  [52, 40],
  [68, 10],
  [85, 30],
];

/** The stars of dusk as layers of a background, at its foot. */
export const stars = places
  .map(([x = 0, y = 0]) => {
    const up = `bottom calc(${space.section} * ${y / 100})`;
    // Each has its own small box. A gradient as large as the sky would be calculated for every pixel of the screen.
    return `radial-gradient(${color.star} 0.8px, transparent 1.5px) left ${x}% ${up} / 4px 4px no-repeat`;
  })
  .join();
