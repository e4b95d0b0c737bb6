import { style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { popover } from '#ui/popover/popover.css.ts';
import { tab } from '#ui/tab/tab.css.ts';
import {
  barHeight,
  color,
  radius,
  size,
  space,
  spoken,
  stroke,
  touch,
} from '#styles/tokens.css.ts';

// As wide as a tab in the tab bar, and a square in the header's row.
export const settings = style({
  flex: 1,
  display: 'flex',
  '@media': { [media.noTabBar]: { flex: 'none', inlineSize: touch.side, blockSize: touch.side } },
  // Without popovers it could not be opened.
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

export const button = style([
  tab,
  {
    '@media': { [media.noTabBar]: { border: 0, borderRadius: radius.medium, background: 'none' } },
  },
]);

/** In the header the icon alone is enough. */
export const label = style({ '@media': { [media.noTabBar]: spoken } });

export const panel = style({
  ...popover,
  inset: `auto ${space.gutter} calc(${barHeight.tabs} + ${space.base}) auto`,
  inlineSize: '19rem',
  maxInlineSize: `calc(100vw - 2 * ${space.gutter})`,
  // On a phone on its side with large text it scrolls.
  maxBlockSize: `calc(100svh - ${barHeight.tabs} - 2 * ${space.base})`,
  padding: `${space.tight} ${space.loose}`,
  borderBlockStart: `${stroke.focus} solid ${color.ember}`,
  '@media': { [media.noTabBar]: { insetBlock: `${barHeight.header} auto` } },
});

export const switches = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScript = style({ fontSize: size.small, paddingBlock: space.snug });
