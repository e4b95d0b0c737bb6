import { style } from '@vanilla-extract/css';
import { color, size, space, stroke } from '#styles/tokens.css.ts';

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.tight,
  padding: space.loose,
  background: color.raised,
  border: `${stroke.hair} solid ${color.error}`,
  borderInlineStartWidth: stroke.focus,
});

export const message = style({
  fontFamily: 'inherit',
  fontSize: size.lead,
  letterSpacing: 'normal',
  lineHeight: 1.35,
  color: color.error,
});

export const reload = style({
  minBlockSize: '2.75rem',
  fontWeight: 700,
  textDecoration: 'underline',
});

export const problems = style({
  display: 'grid',
  gap: space.hair,
  marginBlockStart: space.snug,
  color: color.error,
  fontWeight: 700,
});
