import { style } from '@vanilla-extract/css';
import { color, size, space } from '#styles/tokens.css.ts';

export const post = style({ display: 'grid', gap: space.tight });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const aside = style({ fontSize: size.small, color: color.onGroundQuiet });
