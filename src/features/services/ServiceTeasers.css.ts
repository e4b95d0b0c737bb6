import { style } from '@vanilla-extract/css';
import { bothEnds, columnsFrom, grid, media } from '#styles/layout.ts';
import { styleArrivals } from '#styles/reveal.ts';
import { color, lead, size, space, spoken, stroke } from '#styles/tokens.css.ts';

styleArrivals('fadeInLeft');

export const cards = style({
  ...columnsFrom('lg', '1fr 1fr', `0 ${space.wide}`),
  marginBlockStart: space.roomy,
});

/** On a phone the icon stands beside the name, elsewhere beside all words. */
export const card = style({
  ...columnsFrom('xs', 'auto 1fr', `${space.snug} ${space.loose}`),
  position: 'relative',
  paddingBlock: space.roomy,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  selectors: {
    // The ridge light runs along the edge of the card that the pointer reaches.
    '&:is(:hover, :focus-within)': {
      borderImage: `linear-gradient(90deg, ${color.ember}, transparent) 1 / ${stroke.bold} 0 0`,
    },
  },
});

export const icon = style({
  blockSize: 'auto',
  inlineSize: 'clamp(4.5rem, 3.6rem + 4vw, 7rem)',
  vars: { '--sun': color.ember },
  '@media': { [`${media.xs} and (not ${media.sm})`]: { gridRow: 'span 2' } },
});

export const words = style({
  display: 'contents',
  // The links of two neighbours are on one line.
  '@media': { [media.sm]: { ...grid(space.snug), gridTemplateRows: 'auto auto 1fr' } },
});
export const description = style({ gridColumn: '1 / -1' });
export const title = style({ fontSize: size.title });
export const tagline = style({ ...lead, color: color.accent });

/** The link, and at the other end of its line the name of the firm. */
export const foot = style({
  ...bothEnds('0'),
  gridColumn: '1 / -1',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  marginBlockStart: space.tight,
});

/** Tells the four links apart in a list of links and for search engines. */
export const about = style(spoken);
