import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, radius, smallTitle, space, stroke, touch } from '#styles/tokens.css.ts';

export const place = style({
  position: 'relative',
  selectors: {
    '&[data-dragged]': { opacity: 0.4 },
    '&[data-over]': {
      outline: `${stroke.focus} solid ${color.ember}`,
      outlineOffset: space.tight,
      borderRadius: radius.small,
    },
  },
});

export const member = style({
  display: 'grid',
  // The free desk is as tall as its row.
  alignContent: 'start',
  textDecoration: 'none',
});

/** A name that leads to its profile. */
export const nameLink = style({
  ...smallTitle,
  // Safari does not know the thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationColor: color.ember,
  textDecorationThickness: stroke.bold,
  selectors: { 'a:hover > &': { textDecorationThickness: stroke.focus } },
});

export const name = style([
  nameLink,
  { marginBlockStart: space.snug, textDecorationColor: color.onGroundAccent },
]);

/** The role, or what the free desk says. */
export const role = style({
  lineHeight: 1.4,
  color: color.onGroundQuiet,
});

/** The words at the free desk. */
export const desk = style([name, { color: color.onGroundAccent }]);

/** At the foot of the portrait, which is a square at the top of its place. */
export const arrows = style({
  position: 'absolute',
  inset: '0 0 auto',
  aspectRatio: '1',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  padding: space.tight,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const arrow = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: touch.side,
  blockSize: touch.side,
  borderRadius: radius.round,
  background: color.raised,
  color: color.ink,
  pointerEvents: 'auto',
  selectors: {
    '&:not([aria-disabled=true]):hover': { background: color.action, color: color.paper },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'not-allowed' },
  },
});
