import { style } from '@vanilla-extract/css';
import { cluster, layer, media } from '#styles/layout.ts';
import { color, radius, smallPrint, space, stroke } from '#styles/tokens.css.ts';

export const row = style({
  // With text of 200% on a phone the track is below the words.
  ...cluster(space.snug),
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  textAlign: 'start',
});

const isOn = `${row}[aria-checked=true]`;

export const state = style({ flex: '1 0 auto', color: color.quiet });
export const off = style({ selectors: { [`${isOn} &`]: { display: 'none' } } });
export const on = style({ selectors: { [`${row}[aria-checked=false] &`]: { display: 'none' } } });

const box = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '3.75rem',
  blockSize: '2rem',
  border: `${stroke.bold} solid ${color.border}`,
  borderRadius: radius.round,
  overflow: 'clip',
  // The knob. It moves at once: while the theme changes, the old page is a picture, in which it would stop on its way.
  '::before': {
    ...layer('50% auto auto 0.25rem'),
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    borderRadius: radius.round,
    background: color.border,
    translate: '0 -50%',
  },
  selectors: {
    [`${isOn} &::before`]: { translate: '1.75rem -50%', background: color.paper },
  },
  '@media': { [media.forced]: { '::before': { background: 'CanvasText !important', zIndex: 1 } } },
});

// Two slopes, drawn with gradients: they are only a few pixels high.
const ridge = `linear-gradient(158deg, transparent 62%, ${color.ground} 63%), linear-gradient(196deg, transparent 70%, ${color.midTop} 71%)`;

export const track = style([box, { selectors: { [`${isOn} &`]: { background: color.action } } }]);

/** The track of the theme: the sun stands high at dawn and half behind the ridge at dusk. */
export const sky = style([
  box,
  {
    background: `linear-gradient(${color.skyTop}, ${color.skyLow})`,
    '::before': { background: color.sun },
    '::after': { ...layer(), background: ridge },
    selectors: { [`${isOn} &::before`]: { translate: '1.75rem -32%', background: color.sun } },
  },
]);

/** No box of its own: its words are a line of the button, or nothing. */
export const noteBox = style({ display: 'contents' });
export const note = style({
  flexBasis: '100%',
  marginBlockStart: `calc(-1 * ${space.snug})`,
  paddingBlockEnd: space.snug,
  ...smallPrint,
  lineHeight: 1.4,
  '@media': { [media.lively]: { display: 'none' } },
});
