import { styleVariants } from '@vanilla-extract/css';
import { color } from '#styles/tokens.css.ts';

/** The ground of whatever shows one of the True Colors. */
export const tint = styleVariants(
  { Blue: color.blue, Gold: color.gold, Green: color.green, Orange: color.orange },
  (background) => ({ background }),
);
