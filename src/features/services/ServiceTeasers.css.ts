import { style } from '@vanilla-extract/css';
import { bothEnds, columnsFrom, grid, layer } from '#styles/layout.ts';
import { styleArrivals } from '#styles/reveal.ts';
import { color, lead, size, space, spoken, stroke } from '#styles/tokens.css.ts';

styleArrivals('fadeInLeft');

export const cards = style({
  ...columnsFrom('lg', '1fr 1fr', `0 ${space.wide}`),
  marginBlockStart: space.roomy,
});

export const card = style({
  ...columnsFrom('sm', 'auto 1fr', `${space.loose} ${space.roomy}`),
  position: 'relative',
  paddingBlock: space.roomy,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  // The ridge light runs along the edge of the card that the pointer reaches.
  '::before': {
    ...layer(`-${stroke.hair} 0 auto`),
    blockSize: stroke.bold,
    background: `linear-gradient(90deg, ${color.ember}, transparent)`,
    opacity: 0,
  },
  selectors: { '&:hover::before, &:focus-within::before': { opacity: 1 } },
});

export const icon = style({
  blockSize: 'auto',
  inlineSize: 'clamp(4.5rem, 3.6rem + 4vw, 7rem)',
  vars: { '--sun': color.ember },
});

export const words = style({ ...grid(space.snug), alignContent: 'start', textWrap: 'balance' });
export const title = style({ fontSize: size.title });
export const tagline = style({ ...lead, color: color.accent });

/** The link, and at the other end of its line the name of the firm. */
export const foot = style({
  ...bothEnds('0'),
  flexWrap: 'wrap',
  alignItems: 'baseline',
  marginBlockStart: space.tight,
});

/** Tells the four links apart in a list of links and for search engines. */
export const about = style(spoken);
