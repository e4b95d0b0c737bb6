import { style } from '@vanilla-extract/css';

export const chevron = style({
  inlineSize: '1.375rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
});
