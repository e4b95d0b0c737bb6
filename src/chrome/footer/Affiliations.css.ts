import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media } from '#styles/layout.ts';
import { popover } from '#ui/popover/popover.css.ts';
import { bar, color, radius, space, stroke } from '#styles/tokens.css.ts';

/** From this width on there is room for their names. */
const named = '(min-width: 80em)';

export const list = style({
  // On the narrowest phone six badges and its margins take 19rem.
  ...grid(`${space.tight} min(${space.tight}, (100vw - 19rem) / 5)`, 'repeat(6, minmax(0, 4rem))'),
  '@media': {
    [media.sm]: grid(space.base, 'repeat(3, minmax(0, 4rem))'),
    // Two side by side, unless the text is large.
    [named]: grid(space.tight, 'repeat(auto-fit, minmax(max(7.5rem, 45%), 1fr))'),
  },
});

export const place = style({ display: 'flex', alignItems: 'center', gap: space.tight });

export const name = style({
  flex: 1,
  lineHeight: 1.25,
  '@media': { [`not ${named}`]: { display: 'none' } },
});

export const badge = style({ borderRadius: radius.medium, cursor: 'help' });

/** The marks are black. A picture that is fetched only when it is near cannot take the colour of the text around it. */
globalStyle(`${badge} > img`, {
  inlineSize: '4rem',
  filter: 'invert(1)',
  '@media': {
    [named]: { inlineSize: '2.75rem' },
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
