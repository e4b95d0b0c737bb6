import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { size, space, width } from '#styles/tokens.css.ts';

export const portfolio = style({
  display: 'grid',
  gap: space.loose,
  '@media': { [media.lg]: { gridTemplateColumns: '5fr 7fr', columnGap: space.wide } },
});
export const heading = style({ fontSize: size.heading });
export const text = style({ fontSize: size.lead, lineHeight: 1.5, maxInlineSize: width.column });
