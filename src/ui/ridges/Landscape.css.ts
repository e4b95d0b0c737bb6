import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, radius, stroke } from '#styles/tokens.css.ts';
import { sunPlaces } from './sun-places.ts';

const x = createVar();
const y = createVar();
const shift = createVar();

/** With motion on, the landscape of one page becomes that of the next, unless it has been scrolled away. */
const travels = ':root.motion:not(.scrolled)';

export const landscape = style({
  position: 'relative',
  // The glow may rise above the landscape, the wide drawing may not widen the page.
  overflowX: 'clip',
  clipPath: 'inset(-100vh 0 0)',
  pointerEvents: 'none',
  // Hides the seam that fractional pixels leave at its foot.
  marginBlockEnd: '-1px',
  '@media': { [media.print]: { display: 'none' }, [media.forced]: { display: 'none' } },
});

export const tall = style({
  flex: '1 0 clamp(20rem, min(40vw, 46svh), 52rem)',
  // Room for the upper half of the sun below the words.
  marginBlockStart: '3.5rem',
  '@media': { [media.lg]: { marginBlockStart: 0 } },
});
export const low = style({ blockSize: 'clamp(11rem, 24vw, 26rem)' });

export const sunAt = styleVariants(sunPlaces, ([left, bottom]) => ({
  vars: {
    [x]: `${left}%`,
    [y]: `${bottom}%`,
    // How much of what is too wide lies to the left: the sun stays whole on a phone, at dawn and at dusk.
    [shift]: ((1.2 * left - 13.6) / 100).toFixed(2),
  },
}));

// On a phone the landscape stays wide, and the part around the sun is shown.
export const wide = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 'max(100%, 60rem)',
  insetInlineStart: `calc((100% - max(100%, 60rem)) * ${shift})`,
  // Chromium paints a part of the glow twice where the sun and the ridges, named for transitions, have layers of their own.
  selectors: { ':root.motion &': { willChange: 'transform' } },
});

const disc = style({
  position: 'absolute',
  left: x,
  bottom: y,
  aspectRatio: '1',
  borderRadius: radius.round,
  translate: '-50% 50%',
  // At dusk it has gone further down its arc.
  selectors: {
    ':root.dark &': { left: `calc(${x} - 6%)`, bottom: `calc(${y} - 5%)` },
  },
});

export const sun = style([
  disc,
  {
    inlineSize: 'clamp(6rem, 11vw, 12rem)',
    background: color.sun,
    selectors: { [`${travels} &`]: { viewTransitionName: 'sun' } },
  },
]);

export const glow = style([
  disc,
  {
    inlineSize: 'clamp(24rem, 48vw, 58rem)',
    background: `radial-gradient(closest-side, ${color.glow}, transparent)`,
  },
]);

export const ridges = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '101%',
  // Its own layer of a transition, so that the sun stays behind it.
  selectors: { [`${travels} &`]: { viewTransitionName: 'ridges' } },
});

/** The thin light along a crest, bright near the sun. */
export const crest = style({
  fill: 'none',
  strokeWidth: stroke.line,
  vectorEffect: 'non-scaling-stroke',
});

export const crestBright = style({ stopColor: color.crest });
export const crestFaint = style({ stopColor: color.crest, stopOpacity: 0.12 });

export const near = style({ fill: color.ground });
export const farTop = style({ stopColor: color.far.top });
export const farFoot = style({ stopColor: color.far.foot });
export const midTop = style({ stopColor: color.mid.top });
export const midFoot = style({ stopColor: color.mid.foot });
