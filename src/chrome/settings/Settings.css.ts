import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { bar, color, radius, size, space, stroke } from '#styles/tokens.css.ts';

// As wide as a tab in the tab bar, and a square in the header's row.
export const place = style({
  flex: 1,
  display: 'flex',
  '@media': { [media.lg]: { flex: 'none', inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const button = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  columnGap: space.tight,
  fontSize: 'min(0.8125rem, 4.1vw)',
  lineHeight: 1.3,
  '@media': {
    // In one line, where the bar is low.
    [media.lying]: { gridAutoFlow: 'column' },
    [media.lg]: { borderRadius: radius.medium },
  },
});

/** In the header the icon alone is enough. */
export const label = style({
  '@media': {
    [media.lg]: { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

const appear = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: `calc(${bar.tabs} + ${space.base})`,
  insetInlineEnd: space.gutter,
  inlineSize: '19rem',
  maxInlineSize: `calc(100vw - 2 * ${space.gutter})`,
  // On a phone on its side with large text it scrolls.
  maxBlockSize: `calc(100vh - ${bar.tabs} - 2 * ${space.base})`,
  padding: `${space.tight} ${space.loose}`,
  border: `${stroke.hair} solid ${color.border}`,
  borderBlockStart: `${stroke.focus} solid ${color.ember}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.ink,
  viewTransitionName: 'settings',
  selectors: {
    ':root.motion &:popover-open': { animation: `${appear} 200ms ease-out` },
  },
  '@media': {
    [media.lg]: { insetBlock: `${bar.header} auto` },
  },
});

globalStyle(`${panel} astro-island`, {
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(`${panel} noscript`, { fontSize: size.small, paddingBlock: space.snug });
