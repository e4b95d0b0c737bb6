import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { travelling, way } from '#styles/motion.css.ts';
import { duration } from '#styles/tokens.css.ts';
import { across } from './Landscape.css.ts';

/** How far a ridge comes, as a share of the country. */
export const distance = createVar();
const comeAlong = keyframes({
  from: { transform: `translateX(calc(${way} * ${distance} * ${across}))` },
});

/**
 * It waits until the old page has gone. Earlier, nobody would see it. Its curve is `ease-out`. WebKitGTK 2.50 leaves that curve to
 * its compositor, which shows nothing of a ridge, or shows it in a wrong place, for a frame when the animation ends.
 */
export const arriving = `${comeAlong} ${duration.change} ${duration.leave} linear(0, 0.31 20%, 0.57 40%, 0.79 60%, 0.94 80%, 1) backwards`;

const gliding = style({ selectors: { [`${travelling} &`]: { animation: arriving } } });

/**
 * Lets a ridge glide when a visitor goes from page to page. Near ones move further than far ones, and the sun least. The
 * ridges extend a little more than that beyond both edges (`beyond` in draw-view.ts).
 */
export const glide = styleVariants(
  { sun: '0.01', far: '0.04', mid: '0.07', near: '0.13' },
  (share) => [gliding, { vars: { [distance]: share } }],
);
