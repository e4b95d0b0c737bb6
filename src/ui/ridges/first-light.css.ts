import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '#styles/layout.ts';
import { firstPage, firstPageAtDusk } from '#styles/motion.css.ts';
import { color } from '#styles/tokens.css.ts';
import { atSun } from './Landscape.css.ts';

// Only properties that the compositor animates, so that sun, sky and crests keep step on a busy machine.
const rise = keyframes({ from: { translate: '-50% 10%' } });
const sink = keyframes({ from: { translate: '-50% -65%' } });

/* oxlint-disable house/style-tokens -- Three movements that keep step. Nothing else has their timing. */

/** The sun on the first page of a visit, and its glow: they rise at dawn and set at dusk. */
export const sun = style({
  selectors: {
    [`${firstPage} &`]: {
      willChange: 'opacity',
      animation: `${rise} 1.5s ease-out both`,
    },
    [`${firstPageAtDusk} &`]: { animationName: sink },
  },
});

const lift = keyframes({ from: { opacity: 1 } });
const part = (background: string, timing: string) => ({
  ...layer(),
  opacity: 0,
  willChange: 'opacity',
  background: `radial-gradient(circle closest-side, ${background})`,
  animation: `${lift} ${timing} ease-out backwards`,
});

/**
 * The veil over the land before first light, in two layers around the sun. The inner layer lifts first, so that the light runs
 * outwards along the crests.
 */
export const veil = style({
  ...atSun,
  // Wider than the screen, enlarged from a small picture, which a computer without a graphics card draws much sooner.
  inlineSize: '20vmax',
  aspectRatio: '1',
  scale: 12,
  selectors: {
    // Both fade slowly towards their outer end, so that no rim shows.
    // Firefox leaves a gap of some pixels in the middle of a gradient that begins there.
    [`${firstPage} &::before`]: part(`${color.unlit} 0.5%, 12%, transparent 34%`, '700ms 80ms'),
    [`${firstPage} &::after`]: part(`transparent 4%, 12%, ${color.unlit} 34%`, '1.1s 500ms'),
  },
});
