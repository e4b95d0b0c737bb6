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
 * How far each layer glides when a visitor goes from page to page. Near layers move further than far ones. The ridges
 * extend a little more than that beyond both edges (`beyond` in draw-view.ts).
 */
export const glide = styleVariants({
  sun: [gliding, { vars: { [distance]: 'max(1.2vw, 0.6rem)' } }],
  far: [gliding, { vars: { [distance]: 'max(2.6vw, 1.4rem)' } }],
  mid: [gliding, { vars: { [distance]: 'max(4.4vw, 2.2rem)' } }],
  near: [gliding, { vars: { [distance]: 'max(7vw, 3.5rem)' } }],
});
