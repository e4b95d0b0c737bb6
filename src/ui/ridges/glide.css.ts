import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { travelling, way } from '#styles/motion.css.ts';
import { duration } from '#styles/tokens.css.ts';

const distance = createVar();

const from = { transform: `translateX(calc(${way} * ${distance}))` };
const past = keyframes({ from });

const gliding = style({
  selectors: {
    [`${travelling} &`]: {
      // Before the old page has gone, nobody would see it.
      animation: `${past} ${duration.change} ${duration.leave} ease-out backwards`,
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

// In the other theme the sun is higher or lower (`Landscape.css.ts`). It moves between the two in an arc, and arrives when the
// other theme has spread.
const bow = { '50%': { transform: 'translate(1.2vw)' } };
const down = keyframes({ from: { translate: '-50% -50%' }, ...bow });
const up = keyframes({ from: { translate: '-50% -25%' }, ...bow });

export const arc = style({
  selectors: {
    ':root.motion.turned &': { animation: `${up} ${duration.theme} ease-in-out` },
    ':root.motion.turned.dark &': { animationName: down },
  },
});
