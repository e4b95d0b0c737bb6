import { style } from '@vanilla-extract/css';
import { color, size, space, stroke } from '#styles/tokens.css.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.roomy,
  padding: space.roomy,
  background: color.raised,
  borderBlockEnd: `${stroke.focus} solid ${color.ember}`,
});

export const words = style({ display: 'grid', gap: space.base });

export const message = style({ fontSize: size.lead, lineHeight: 1.4, fontWeight: 700 });
