import { style, styleVariants } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { popover } from '#ui/popover/popover.css.ts';
import { barHeight, color, radius, space, stroke, touch } from '#styles/tokens.css.ts';

/** Six badges in a row of the narrowest phone, each as large as a thumb needs, leave little for the gaps. */
const roomForGaps = `100vw - 2 * ${space.gutter} - 6 * ${touch.side}`;
const list = style(grid(`min(${space.tight}, (${roomForGaps}) / 5)`));

/** The list in four to six columns. */
export const listInColumns: Record<number, string> = styleVariants(
  { 4: 4, 5: 5, 6: 6 },
  (columns) => [list, { gridTemplateColumns: `repeat(${columns}, minmax(0, 3rem))` }],
);

/** Inline, because WebKit gives a block that begins a list item an empty line above it. */
export const affiliation = style({
  display: 'inline-block',
  verticalAlign: 'top',
  inlineSize: '100%',
});

export const badge = style({
  // As large as its column before the picture has arrived.
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.medium,
  cursor: 'help',
});

/** The marks are black. A picture that is fetched only when it is near cannot take the colour of the text around it. */
export const mark = style({
  inlineSize: '100%',
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
