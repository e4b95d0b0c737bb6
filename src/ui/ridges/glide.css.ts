import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { travelling, way } from '#styles/motion.css.ts';
import { duration } from '#styles/tokens.css.ts';
import { across } from './Landscape.css.ts';

/** One of `distances`. In a mirrored picture it is negative. */
export const distance = createVar();
const comeAlong = keyframes({
  from: { transform: `translateX(calc(${way} * ${distance} * ${across}))` },
});

/**
 * It waits until the old page has gone. Earlier, nobody would see it. The points are those of `ease-out`. WebKitGTK 2.50 leaves
 * `ease-out` itself to its compositor, which for a frame at the end shows a ridge in a wrong place, or nothing of it.
 */
export const arriving = `${comeAlong} ${duration.change} ${duration.leave} linear(0, 0.31 20%, 0.57 40%, 0.79 60%, 0.94 80%, 1) backwards`;

const gliding = style({ selectors: { [`${travelling} &`]: { animation: arriving } } });

/** How far each part comes, as shares of the country. Near ones come further than far ones, and the sun least. */
export const distances = { sun: '0.01', far: '0.04', mid: '0.07', near: '0.13' };

/**
 * Lets a part glide when a visitor goes from page to page. The ridges extend a little further than their distance beyond both
 * edges (`beyond` in draw-view.ts).
 */
export const glide = styleVariants(distances, (share) => [
  gliding,
  { vars: { [distance]: share } },
]);
