import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { popover } from '#ui/popover/popover.css.ts';
import { barHeight, color, radius, space, stroke, touch } from '#styles/tokens.css.ts';

/** Two columns on a phone, three on wider screens, and one where the text is large. */
export const list = style({
  ...grid(`${space.hair} ${space.tight}`, 'repeat(auto-fill, minmax(max(8.25rem, 28%), 1fr))'),
  alignItems: 'center',
  '@media': { [media.lg]: { columnGap: space.roomy } },
});

/** Inline, because WebKit gives a block that begins a list item an empty line above it. */
export const affiliation = style({
  display: 'inline-block',
  verticalAlign: 'top',
  inlineSize: '100%',
});

/** The mark, and the name beside it. */
export const badge = style({
  ...grid(space.tight, 'auto 1fr'),
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: touch.side,
  borderRadius: radius.medium,
  lineHeight: 1.25,
  textAlign: 'start',
  textWrap: 'balance',
  cursor: 'help',
  // Otherwise nothing shows there that it can be pressed.
  '@media': { [media.forced]: { textDecoration: 'underline dotted' } },
});

/** The marks are black. A picture that is fetched only when it is near cannot take the colour of the text around it. */
export const mark = style({
  // As large before the picture has arrived.
  inlineSize: 'clamp(2rem, 5vw, 2.5rem)',
  // A logo that is no square lies in the middle of one, and makes no row higher.
  aspectRatio: '1',
  objectFit: 'contain',
  filter: 'invert(1)',
  '@media': {
    [media.print]: { filter: 'none' },
    [`${media.forced} and (prefers-color-scheme: light)`]: { filter: 'none' },
  },
});

/** Where a browser cannot anchor it to its badge, it is at the foot of the screen. */
export const tooltip = style({
  ...popover,
  inset: `auto auto calc(${barHeight.tabs} + ${space.base}) ${space.gutter}`,
  // Low, because little of the page is left below the badges.
  inlineSize: 'min(23rem, 100vw - 2.5rem)',
  padding: space.snug,
  borderBlockEnd: `${stroke.focus} solid ${color.ember}`,
  lineHeight: 1.45,
  '@supports': {
    // Browsers that know this keyword also use the source given to showPopover() as the anchor.
    '(position-area: self-y-end)': {
      inset: 'auto',
      // Below the badge, because the heading is above it.
      positionArea: 'block-end span-all',
      positionTryFallbacks: 'flip-block',
      marginInline: space.gutter,
    },
  },
  '@media': {
    [media.print]: { display: 'none' },
    // Without a script the pointer or the keyboard shows it by itself.
    '(scripting: none)': {
      selectors: { [`${affiliation}:is(:hover, :focus-within) > &`]: { display: 'block' } },
    },
  },
});
