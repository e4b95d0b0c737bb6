import { style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar, color, font, size, space, stroke, width } from '#styles/tokens.css.ts';

export const layout = style({
  display: 'grid',
  gap: `${space.roomy} ${space.wide}`,
  '@media': { [media.lg]: { gridTemplateColumns: '5fr 7fr' } },
});

export const words = style({
  display: 'grid',
  gap: space.base,
  maxInlineSize: width.measure,
  '@media': {
    // Stays in view while the text beside it is read.
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(${bar.header} + ${space.loose})`,
      alignSelf: 'start',
    },
  },
});
export const heading = style({ marginBlockEnd: space.tight });

export const answers = style({ display: 'grid', gap: space.roomy, alignContent: 'start' });

/** A board of prices: two columns of ruled lines. */
export const facts = style({
  display: 'grid',
  columnGap: space.roomy,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const fact = style({
  paddingBlock: `${space.snug} ${space.loose}`,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
});
export const label = style({ fontSize: size.small, color: color.quiet });
export const value = style({
  marginBlockStart: space.hair,
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  wordSpacing: '0.06em',
  textWrap: 'balance',
});
