import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, display, radius, size, space, stroke } from '#styles/tokens.css.ts';

export const wall = style({
  // Two columns, however wide the phone is, or one where the text is large.
  ...grid(`${space.roomy} ${space.loose}`, 'repeat(auto-fill, minmax(max(7.5rem, 34%), 1fr))'),
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    // The higher a wide screen draws the ridge below it, the more room it needs.
    [media.xl]: { gridTemplateColumns: 'repeat(5, 1fr)', marginBlockEnd: '2vw' },
  },
});

/** Its items and the free desk are in one grid. */
export const people = style({ display: 'contents' });

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

export const name = style({
  marginBlockStart: space.snug,
  ...display,
  fontSize: size.lead,
  lineHeight: 1.1,
  // Safari does not know the thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationColor: color.line,
  textDecorationThickness: stroke.line,
  selectors: { [`${member}:hover &`]: { textDecorationColor: color.ember } },
});

/** The words at the free desk. */
export const desk = style([name, { color: color.accent }]);
