import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, headline, size, space, title, touch } from '#styles/tokens.css.ts';
import { landscape } from '#ui/ridges/Landscape.css.ts';

/**
 * Continues the nearest ridge to the foot of the screen: a result, the price, where we are. In the HTML it comes before the
 * landscape. On the screen it is below it (`order`).
 */
export const facts = style({
  zIndex: 1,
  order: 1,
  marginBlockStart: 'auto',
  display: 'grid',
  gridTemplate: '"result" "offer" "where"',
  gap: space.snug,
  alignItems: 'last baseline',
  paddingInline: space.gutter,
  paddingBlockEnd: `min(${space.loose}, 2svh)`,
  background: color.ground,
  fontSize: size.small,
  lineHeight: 1.4,
  textWrap: 'balance',
  color: color.onGround,
  '@media': {
    // The columns have the same room in both fonts, so that the price stays where it is.
    [`${media.md}, ${media.sideways}`]: {
      gridTemplate: '"result offer" "where where" / 19em 1fr',
      columnGap: space.loose,
    },
    [media.lg]: { gridTemplate: '"result offer where" / 19em 1fr auto' },
    [media.smallPhone]: { rowGap: space.tight },
    [media.xxl]: { fontSize: size.text },
    [media.print]: { background: 'none', color: 'inherit' },
  },
  selectors: {
    // Hidden until the browser has received the landscape, because each part that arrives moves the parts before it.
    [`&:not(:has(~ ${landscape}))`]: { visibility: 'hidden' },
  },
});

const link = style({
  fontWeight: 700,
  textDecoration: 'none',
  textUnderlineOffset: '0.25em',
  // A target for the mouse (WCAG 2.2, 2.5.8), and for a finger.
  minBlockSize: '1.5rem',
  '@media': { [media.touch]: { minBlockSize: touch.side } },
});

/** The number, and below it what it counts. */
export const result = style([link, { gridArea: 'result' }]);
export const meaning = style({ textDecoration: 'underline' });
export const figure = style({
  ...headline,
  ...title,
  display: 'block',
  '@media': { [`not ${media.print}`]: { color: color.onGroundAccent } },
});
export const offer = style([link, { gridArea: 'offer' }]);
export const where = style({
  gridArea: 'where',
  '@media': {
    // A low screen has no row for it. The foot of the page says it too.
    [`${media.sideways}, ${media.smallPhone}`]: { display: 'none' },
  },
});
