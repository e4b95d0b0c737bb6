import { color, space } from '#styles/tokens.css.ts';

// Scattered by hand over a band that has no text: how far from its left and its foot each one is, in percent.
const places = { 3: 30, 11: 70, 18: 10, 38: 20, 52: 40, 68: 10, 85: 30 };

/**
 * The stars of dusk as layers of a background, at its foot. Each has its own small box, because a gradient as large as the
 * sky would be calculated for every pixel of the screen.
 */
export const stars = Object.entries(places)
  .map(
    ([x, y]) =>
      `radial-gradient(${color.star} 0.8px, transparent 1.5px) left ${x}% bottom calc(${space.section} * ${y / 100}) / 4px 4px no-repeat`,
  )
  .join();
