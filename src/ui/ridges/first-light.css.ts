import { keyframes, style } from '@vanilla-extract/css';
import { firstPage, firstPageAtDusk } from '#styles/motion.css.ts';
import { color } from '#styles/tokens.css.ts';
import { atSun } from './Landscape.css.ts';

// Only properties that the compositor animates, so that sun, sky and crests keep step on a busy machine.
// At dawn its rim is on the far crest from the start, so that no light comes before it.
const rise = keyframes({ from: { translate: '-50% -5%' } });
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

/** So that the light runs outwards along the crests. */
const lift = keyframes({ from: { scale: 12, opacity: 1 }, to: { scale: 48 } });

/** The veil over the land before first light. It has a hole around the sun, which grows. */
export const veil = style({
  ...atSun,
  // Wider than the screen, enlarged from a small picture, which a computer without a graphics card draws much sooner.
  inlineSize: '20vmax',
  aspectRatio: '1',
  opacity: 0,
  selectors: {
    [`${firstPage} &`]: {
      willChange: 'opacity, scale',
      background: `radial-gradient(circle closest-side, transparent 3%, ${color.unlit} 42%)`,
      animation: `${lift} 1.5s ease-in-out backwards`,
    },
  },
});
