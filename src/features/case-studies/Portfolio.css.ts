import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { space, width } from '#styles/tokens.css.ts';

export const portfolio = style({
  display: 'grid',
  gap: `${space.base} ${space.wide}`,
  '@media': { [media.md]: { gridTemplateColumns: '5fr 7fr' } },
});
export const text = style({ maxInlineSize: width.measure });
