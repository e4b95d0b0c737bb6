import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar, color, size, space, width } from '#styles/tokens.css.ts';

export const head = style({ paddingBlockStart: bar.header });

export const words = style({
  position: 'relative',
  zIndex: 1,
  paddingInline: space.gutter,
  paddingBlock: space.wide,
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      // Words that arrive later make the head longer; they do not move it.
      alignItems: 'start',
      columnGap: space.roomy,
    },
  },
});

export const heading = style({ fontSize: size.display, lineHeight: 0.95 });

export const intro = style({
  fontSize: size.lead,
  lineHeight: 1.45,
  maxInlineSize: width.measure,
  marginBlockStart: space.loose,
  '@media': { [media.lg]: { marginBlockStart: 0, paddingBlockStart: '0.5em' } },
});

/** The near ridge goes on for a while before the next one rises. */
export const ground = style({
  // Over the landscape's last row of pixels, which may be half covered and let the glow through.
  position: 'relative',
  marginBlockStart: '-2px',
  background: color.ground,
  blockSize: 'clamp(2.25rem, 6vw, 6.5rem)',
  '@media': { [media.print]: { display: 'none' } },
});
