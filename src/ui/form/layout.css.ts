import { style } from '@vanilla-extract/css';
import { columnsFrom, grid, media, staysBelow } from '#styles/layout.ts';
import { onGround } from '#ui/section/on-ground.css.ts';
import { color, display, indent, space, title, width } from '#styles/tokens.css.ts';

/** The same columns as in the page's head, so that the aside is below the intro. */
const columns = '7fr 5fr';
export const layout = style(columnsFrom('lg', columns, `${space.wide} ${space.roomy}`));

/**
 * Before the form, because a call is the shortest way to a person. At the top of the strip: a quotation that takes another line
 * in its own font would move what is centred beside it.
 */
export const people = style([
  onGround,
  columnsFrom('md', columns, `${space.loose} ${space.roomy}`),
  { alignItems: 'start' },
]);

/** After the form on a phone, so that the first question is near. */
export const next = style({
  maxInlineSize: width.measure,
  lineHeight: 1.4,
  '@media': { [media.lg]: { maxInlineSize: '24rem', ...staysBelow(space.loose) } },
});

/** On a phone the form is near without it. */
export const quote = style({ '@media': { [`not ${media.sm}`]: { display: 'none' } } });

export const heading = style(title);

export const steps = style({
  counterReset: 'step',
  listStyle: 'none',
  paddingInlineStart: 0,
  ...grid(space.base),
  marginBlockStart: space.base,
});

/** A path with a marker at each step. */
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  paddingInlineStart: indent.large,
  textWrap: 'balance',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    ...display,
    fontSize: '120%',
    lineHeight: 1.2,
    color: color.accent,
  },
});
