import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '#styles/tokens.css.ts';

const icon = style({ blockSize: 'auto', vars: { '--sun': color.ember } });

export const size = styleVariants({
  tiny: [icon, { inlineSize: '3.25rem' }],
  small: [icon, { inlineSize: 'clamp(4.5rem, 3.6rem + 4vw, 7rem)' }],
});
