import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, size, space, stroke, width } from '#styles/tokens.css.ts';

export const row = style({
  display: 'grid',
  gap: space.loose,
  paddingBlock: space.wide,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '5fr 7fr',
      gridTemplateAreas: '"picture words" "picture features"',
      columnGap: space.wide,
      selectors: {
        '&:nth-child(even)': {
          gridTemplateColumns: '7fr 5fr',
          gridTemplateAreas: '"words picture" "features picture"',
        },
      },
    },
  },
});

export const picture = style({
  '@media': { [media.lg]: { gridArea: 'picture', display: 'grid', placeItems: 'center' } },
});

export const words = style({
  display: 'grid',
  gap: space.base,
  maxInlineSize: width.measure,
  '@media': { [media.lg]: { gridArea: 'words' } },
});

export const title = style({ fontSize: size.heading });
export const tagline = style({
  fontSize: size.lead,
  lineHeight: 1.35,
  color: color.accent,
  textWrap: 'balance',
});

export const features = style({
  listStyle: 'none',
  padding: 0,
  maxInlineSize: width.column,
  display: 'grid',
  columnGap: space.roomy,
  alignContent: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridArea: 'features' },
  },
});

// Each bullet is a short crest.
globalStyle(`${features} > li`, {
  paddingBlock: space.snug,
  paddingInlineStart: '1.75rem',
  lineHeight: 1.4,
  background: `linear-gradient(115deg, transparent 46%, ${color.ember} 52% 58%, transparent 64%) 0 1.05em / 0.75rem 0.65rem no-repeat, linear-gradient(65deg, transparent 36%, ${color.ember} 42% 48%, transparent 54%) 0.5rem 1.05em / 0.75rem 0.65rem no-repeat`,
});
