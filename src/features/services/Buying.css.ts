import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, size, space, width } from '#styles/tokens.css.ts';

export const layout = style({
  display: 'grid',
  gap: space.roomy,
  '@media': { [media.lg]: { gridTemplateColumns: '5fr 7fr', columnGap: space.wide } },
});

export const words = style({
  display: 'grid',
  gap: space.base,
  alignContent: 'start',
  maxInlineSize: width.measure,
});
export const heading = style({ fontSize: size.heading, marginBlockEnd: space.tight });

export const facts = style({ display: 'grid', gap: space.base, marginBlockStart: space.base });
export const label = style({ fontSize: size.small, color: color.quiet });
export const value = style({ margin: 0, fontWeight: 700 });
