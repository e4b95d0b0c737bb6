import { style } from '@vanilla-extract/css';
import { cluster, media } from '#styles/layout.ts';
import { color, radius, size, space, spoken, width } from '#styles/tokens.css.ts';

export const tools = style({
  ...cluster(`0 ${space.loose}`),
  marginBlockEnd: space.base,
  fontSize: size.small,
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});

export const hint = style({ flexBasis: '100%', maxInlineSize: width.measure, color: color.quiet });

/** For screen readers: everybody else sees the member move. */
export const news = style(spoken);

/** At the foot of the portrait, which is a square at the top of its item. */
export const moves = style({
  position: 'absolute',
  inset: '0 0 auto',
  aspectRatio: '1',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  padding: space.tight,
  pointerEvents: 'none',
  selectors: { ':not([data-arranging]) > * > &': { display: 'none' } },
});

export const move = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.round,
  background: color.raised,
  pointerEvents: 'auto',
  selectors: {
    '&:not([aria-disabled=true]):hover': { background: color.action, color: color.paper },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'not-allowed' },
  },
});
