import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { color, radius, space } from '#styles/tokens.css.ts';
import { stars } from './stars.css.ts';
import { look, views } from './views.ts';

const x = createVar();
const focus = createVar();
const y = createVar();
const disc = createVar();
const across = createVar();
const along = createVar();

/** With motion on, the landscape of one page becomes that of the next, unless it has been scrolled away. */
const travels = ':root.motion:not(.scrolled)';

/** Its parent must clip it: it may be wider than the page, and the glow rises far above it. */
export const landscape = style({
  vars: { [across]: 'max(100%, 60rem, 120svh)' },
  position: 'relative',
  pointerEvents: 'none',
  // From the last line of words to the crests.
  '::before': { ...layer('0 0 auto'), zIndex: -1, blockSize: space.section, background: stars },
  '@media': { [media.print]: { display: 'none' }, [media.forced]: { display: 'none' } },
});

export const tall = style({
  vars: { [across]: 'max(100%, 60rem, 135svh)' },
  flexGrow: 1,
  minBlockSize: 'max(7rem, 15svh)',
  // Room for the upper half of the sun below the words.
  marginBlockStart: '3.5rem',
});

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

export const at = styleVariants(views, (_, name) => {
  const { from, width, top, sun, focus: middle } = look(name);
  return {
    vars: {
      [x]: percent(sun.x / width),
      [focus]: middle.toFixed(2),
      [y]: percent(((sun.y - top) / width) * 10),
      [disc]: percent((2 * sun.radius) / width),
      [along]: percent((from / width) * 0.08),
    },
  };
});

// The landscape stays wide on a phone and grows with a high screen. The part around the sun is shown.
export const wide = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: across,
  insetInlineStart: `clamp(100% - ${across}, 50% - ${focus} * ${across}, 0px)`,
});

/** Its height is a tenth of its width, so that heights grow with the ridges. */
export const heights = style({ position: 'absolute', insetInline: 0, aspectRatio: '10' });

/** The middle of the sun, behind the crests. */
const behind = {
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: x,
  insetBlockStart: y,
  translate: '-50% -50%',
} as const;

export const glow = style({
  ...behind,
  inlineSize: '150%',
  aspectRatio: '2.6',
  background: `radial-gradient(closest-side in oklab, ${color.glow}, ${color.haze} 42%, transparent)`,
});

export const sun = style({
  ...behind,
  inlineSize: disc,
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.sun,
  selectors: {
    // At dusk it has gone down by three fifths of its radius.
    ':root.dark &': { insetBlockStart: `calc(${y} + 3 * ${disc})` },
    [`${travels} &`]: { viewTransitionName: 'sun' },
  },
});

/** Motion is on, and this is the first page of the visit. */
const first = ':root.motion:not(.travelled)';
const rise = keyframes({ from: { translate: '-50% calc(-50% + 9svh)' } });
const spread = keyframes({ from: { scale: '0' } });

/** The sun of Home, which has not risen yet. */
export const rising = style({
  selectors: { [`${first} &`]: { animation: `${rise} 1.2s cubic-bezier(0.2, 0.7, 0.3, 1) both` } },
});

export const run = style({
  fill: '#fff',
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { [`${first} &`]: { animation: `${spread} 1.2s 200ms ease-out both` } },
});

export const ridges = style({
  position: 'absolute',
  // Summits may rise above the box. In a view transition only this clip ends the slopes, a pixel below the box, because
  // fractional pixels would leave a seam.
  overflow: 'visible',
  clipPath: 'inset(-40vh 0 -1px)',
  selectors: { [`${travels} &`]: { translate: along } },
});

/**
 * If a page shows a part further right in the range, this box begins further left. The ridges in it are moved back by
 * as much, so the page looks the same. In a view transition the country passes by from one page to the next. It has its
 * own layer, so the sun stays behind it.
 */
export const country = style({
  selectors: {
    [`${travels} &`]: {
      position: 'absolute',
      inset: `0 ${along} 0 calc(-1 * ${along})`,
      viewTransitionName: 'ridges',
    },
  },
});
