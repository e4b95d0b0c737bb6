import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import * as near from '#ui/picture/near.css.ts';
import { color, font, radius, size, space } from '#styles/tokens.css.ts';

export const study = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.tight,
  blockSize: '100%',
  '@media': {
    [media.md]: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
  },
});

export const cover = style({
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  marginBlockEnd: space.base,
});
export const { picture } = near;
globalStyle(`${cover} img`, { inlineSize: '100%', borderRadius: radius.small });

export const client = style({ fontSize: size.small, color: color.quiet });
export const title = style({ fontSize: size.title });

export const figure = style({ marginBlock: space.base });
export const number = style({
  display: 'block',
  fontFamily: font.display,
  fontSize: size.heading,
  lineHeight: 1,
  letterSpacing: '-0.022em',
  color: color.accent,
});
export const meaning = style({ display: 'block', marginBlockStart: space.tight });

export const label = style({ fontSize: size.text, marginBlockStart: space.tight });

export const download = style({
  display: 'flex',
  gap: space.snug,
  alignItems: 'start',
  marginBlockStart: 'auto',
  paddingBlockStart: space.loose,
  fontWeight: 700,
});
export const note = style({
  display: 'block',
  fontSize: size.small,
  fontWeight: 400,
  color: color.quiet,
});
