import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { color, size, space, stroke } from '#styles/tokens.css.ts';

/** An icon above its word: the links and the button of the tab bar. They bring its background (src/layouts/page-bars.css.ts). */
export const tab = style({
  flex: 1,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  ...grid(`0 ${space.tight}`),
  placeContent: 'center',
  placeItems: 'center',
  // A word of it fits a fifth of the narrowest phone.
  fontSize: `min(${size.small}, 4.4vw)`,
  lineHeight: 1.3,
  // Inside, because the bar ends at the edge of the screen.
  outlineOffset: `calc(-1 * ${stroke.focus})`,
  // Not see-through while it is pressed, because the page goes on behind it.
  selectors: { '&:active': { opacity: 1, color: color.accent } },
  // Icon and word side by side, where the bar is low.
  '@media': {
    [media.sideways]: { gridAutoFlow: 'column' },
    // oxlint-disable-next-line house/style-tokens -- The same at 200%.
    [media.largeText]: { fontSize: 'min(0.5rem, 4.1vw)' },
  },
});
