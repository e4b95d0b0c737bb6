import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, radius, size, space, stroke } from '#styles/tokens.css.ts';

/** From the medium width up only. */
export const figure = style({
  display: 'none',
  '@media': { [media.md]: { display: 'grid', gap: space.base, inlineSize: '17rem' } },
});

const screenRadius = '1.5rem';

export const phone = style({
  padding: space.tight,
  border: `${stroke.line} solid ${color.groundLine}`,
  borderRadius: `calc(${screenRadius} + ${space.tight})`,
  background: color.ground,
  selectors: { '&:has(a:hover)': { borderColor: color.onGroundAccent } },
});

export const poster = style({
  position: 'relative',
  display: 'block',
  borderRadius: screenRadius,
  overflow: 'clip',
});

export const picture = style({
  inlineSize: '100%',
  background: `linear-gradient(in oklch, ${color.sky.top}, ${color.sky.middle} 30%, ${color.sky.low} 60%)`,
});

globalStyle(`${phone} iframe`, {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '9 / 16',
  border: 0,
  borderRadius: screenRadius,
});

export const sun = style({ fill: color.sun });

export const play = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '5rem',
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.action,
  color: color.onAction,
});

export const caption = style({ display: 'grid', fontSize: size.small, color: color.onGroundQuiet });
