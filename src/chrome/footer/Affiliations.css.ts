import { style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { popover } from '#ui/popover/popover.css.ts';
import { bar, color, radius, space, stroke } from '#styles/tokens.css.ts';

/** From this width on there is room for their names. */
const named = '(min-width: 80em)';

export const list = style({
  display: 'flex',
  // Three where there is room for them.
  flexWrap: 'wrap',
  // On the narrowest phone six badges and its margins take 19rem.
  gap: `${space.tight} min(${space.tight}, (100vw - 19rem) / 5)`,
  '@media': {
    [media.sm]: { gap: space.base, maxInlineSize: `calc(3 * 4.5rem + 2 * ${space.base})` },
    [named]: { gap: `${space.tight} ${space.hair}`, maxInlineSize: '26rem' },
  },
});

export const place = style({
  '@media': {
    [named]: {
      ...grid(`0 ${space.tight}`, '2.75rem 1fr'),
      alignItems: 'center',
      // Two side by side, unless a word is too wide.
      flex: '1 0 45%',
    },
  },
});

export const name = style({
  lineHeight: 1.25,
  overflowWrap: 'break-word',
  '@media': { [`not ${named}`]: { display: 'none' } },
});

export const badge = style({
  verticalAlign: 'top',
  borderRadius: radius.medium,
  cursor: 'help',
});

/** The marks are black. A picture that is fetched only when it is near cannot take the colour of the text around it. */
export const mark = style({
  // All six in one row of a phone.
  inlineSize: 'clamp(2.75rem, 12.2vw, 4rem)',
  filter: 'invert(1)',
  '@media': {
    [media.print]: { filter: 'none' },
    [`${media.forced} and (prefers-color-scheme: light)`]: { filter: 'none' },
  },
});

/** Where a browser cannot anchor it to its badge, it is at the foot of the screen. */
export const tooltip = style({
  ...popover,
  inset: `auto auto calc(${bar.tabs} + ${space.base}) ${space.gutter}`,
  inlineSize: 'min(15rem, 100vw - 2.5rem)',
  padding: space.base,
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
  '@media': { [media.print]: { display: 'none' } },
});
