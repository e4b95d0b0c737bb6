import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, radius, size, space, stroke } from '#styles/tokens.css.ts';

export const heading = style({ fontSize: size.heading, marginBlockEnd: space.roomy });

export const posts = style({
  display: 'grid',
  gap: `${space.roomy} ${space.loose}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const load = style({
  minBlockSize: '3.5rem',
  marginBlockStart: space.roomy,
  paddingInline: '1.375rem',
  border: `${stroke.line} solid currentColor`,
  borderRadius: radius.medium,
  background: 'transparent',
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { background: color.ink, color: color.paper, borderColor: color.ink },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
  },
});

export const status = style({ marginBlockStart: space.base });

export const older = style({ marginBlockStart: space.roomy });
