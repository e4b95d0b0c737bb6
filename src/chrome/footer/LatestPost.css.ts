import { style } from '@vanilla-extract/css';
import { color, space } from '#styles/tokens.css.ts';

export const post = style({ display: 'grid', gap: space.tight });
export const text = style({ whiteSpace: 'pre-line' });
export const aside = style({ color: color.onGroundQuiet });
