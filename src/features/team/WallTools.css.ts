import { style } from '@vanilla-extract/css';
import { cluster, media } from '#styles/layout.ts';
import { color, size, space, spoken, width } from '#styles/tokens.css.ts';

/** After the wall, because visitors come for the people on it. */
export const tools = style({
  ...cluster(`0 ${space.loose}`),
  marginBlockStart: space.loose,
  fontSize: size.small,
  '@media': {
    // The higher a wide screen draws the ridge below it, the more room it needs.
    [media.xl]: { marginBlockEnd: '2vw' },
    [`${media.print}, (scripting: none)`]: { display: 'none' },
  },
});

export const hint = style({
  flexBasis: '100%',
  maxInlineSize: width.measure,
  color: color.onGroundQuiet,
});

export const news = style(spoken);
