import { style, styleVariants } from '@vanilla-extract/css';
import { comeAlong, distance, travelling } from '#styles/motion.css.ts';
import { duration } from '#styles/tokens.css.ts';

const gliding = style({
  selectors: {
    [`${travelling} &`]: {
      // Before the old page has gone, nobody would see it.
      animation: `${comeAlong} ${duration.change} ${duration.leave} ease-out backwards`,
    },
  },
});

/**
 * How far each ridge glides when a visitor goes from page to page, as a share of its width. Near ones move further than far
 * ones, and the sun stays. The ridges extend a little more than that beyond both edges (`beyond` in draw-view.ts).
 */
export const glide = styleVariants({ far: '4%', mid: '7%', near: '13%' }, (share) => [
  gliding,
  { vars: { [distance]: share } },
]);
