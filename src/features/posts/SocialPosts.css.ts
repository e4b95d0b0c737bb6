import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';
import { look } from '#ui/button/Button.css.ts';

export const heading = style({ marginBlockEnd: space.roomy });

export const posts = style({
  display: 'grid',
  gap: `${space.roomy} ${space.loose}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const load = style([
  look.plain,
  {
    marginBlockStart: space.roomy,
    selectors: {
      '&[hidden]': { display: 'none' },
      '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
    },
  },
]);

export const status = style({ marginBlockStart: space.base });

export const older = style({ marginBlockStart: space.roomy });
