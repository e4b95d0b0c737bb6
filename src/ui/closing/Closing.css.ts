import { style } from '@vanilla-extract/css';
import { size, space, width } from '#styles/tokens.css.ts';

export const closing = style({ display: 'grid', gap: space.loose, justifyItems: 'start' });
export const heading = style({ fontSize: size.heading });
export const text = style({ fontSize: size.lead, lineHeight: 1.45, maxInlineSize: width.measure });
