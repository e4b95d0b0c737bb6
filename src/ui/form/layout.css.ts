import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, grid, media, staysBelow } from '#styles/layout.ts';
import { color, display, size, smallPrint, space, stroke, width } from '#styles/tokens.css.ts';
import { textHeading } from './field.css.ts';

/** The same columns as in the page's head, so that the note is below the intro. */
export const layout = style(columnsFrom('lg', '7fr 5fr', `${space.loose} ${space.roomy}`));

export const column = style({ minInlineSize: 0, maxInlineSize: width.column });

/** Small, so that on a phone the first question is near. */
export const note = style({
  display: 'grid',
  // If there is a portrait, it is beside the words.
  gridTemplateColumns: 'auto 1fr',
  maxInlineSize: width.measure,
  fontSize: size.small,
  lineHeight: 1.4,
  '@media': {
    [media.lg]: {
      maxInlineSize: '24rem',
      fontSize: 'inherit',
      order: 1,
      ...staysBelow(space.loose),
    },
  },
});

globalStyle(`${note} > span`, {
  gridRowEnd: 'span 2',
  // On a phone with text of 200%, the words beside it stay whole.
  inlineSize: 'min(4.5rem, 24vw)',
  marginInlineEnd: space.base,
});

export const heading = style({
  gridColumn: 2,
  marginBlockEnd: space.hair,
  fontSize: size.title,
});

export const steps = style({
  counterReset: 'step',
  listStyle: 'none',
  paddingInlineStart: 0,
  gridColumn: '1 / -1',
  ...grid(space.hair),
  marginBlockStart: space.snug,
  '@media': { [media.lg]: { gap: space.base, marginBlockStart: space.loose } },
});

/** A path with a marker at each step. */
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  paddingInlineStart: '1.75rem',
  textWrap: 'balance',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    ...display,
    fontSize: '1.2em',
    lineHeight: 1.2,
    color: color.accent,
  },
});

export const firstNotice = style({
  maxInlineSize: width.measure,
  marginBlockEnd: space.loose,
  ...smallPrint,
  lineHeight: 1.4,
});

export const notice = style({
  ...grid(space.tight, `minmax(auto, ${width.measure})`),
  paddingBlockStart: space.loose,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  ...smallPrint,
});
export const noticeHeading = style([textHeading, { fontSize: size.text, color: color.ink }]);

export const withoutScript = style({
  padding: space.loose,
  marginBlock: `${space.loose} ${space.roomy}`,
  background: color.raised,
  borderInlineStart: `${stroke.focus} solid ${color.ember}`,
});
globalStyle(`${withoutScript} a`, { fontWeight: 700 });
