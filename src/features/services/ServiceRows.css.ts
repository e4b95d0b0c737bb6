import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { onGround } from '#ui/section/on-ground.css.ts';
import { color, size, space, stroke, target } from '#styles/tokens.css.ts';

/** A link to each service, because they are far apart. */
export const ways = style([onGround, { '@media': { [media.print]: { display: 'none' } } }]);
/**
 * On a phone, as many columns as have room for the longest word, also with wider spacing of letters (WCAG 2.2, 1.4.12).
 */
export const waysList = style({
  ...grid(`0 ${space.base}`, 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))'),
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const way = style({
  ...target,
  inlineSize: '100%',
  minBlockSize: '4.75rem',
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: 'none',
  vars: { '--sun': color.ember },
  // Its icon is above its words, so that two are beside one another on the smallest phones too.
  '@media': {
    [`not ${media.sm}`]: {
      flexDirection: 'column',
      alignItems: 'start',
      paddingBlock: space.snug,
    },
  },
});
