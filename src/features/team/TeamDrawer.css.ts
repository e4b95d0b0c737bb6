import { keyframes, style } from '@vanilla-extract/css';
import { layer, media } from '#styles/layout.ts';
import { color, duration, space, target, touch } from '#styles/tokens.css.ts';

// It does not fade. Its words would be read over those of the wall.
const rise = keyframes({ from: { translate: '0 100%' } });
const dim = keyframes({ from: { opacity: 0 } });

// Fast at first. WebKit does not leave this form of a curve to its compositor, which would make layers for drawer and backdrop and
// remove them at the end. Both would be gone for a frame then.
const opening = `${duration.answer} linear(0, 0.55 20%, 0.83 40%, 0.95 60%, 0.99 80%, 1)`;

/** For a property while the drawer closes: it is shown until it has gone down. Browsers that do not know this close it at once. */
const leaving = (property: string) => ({
  transition: [property, 'display', 'overlay']
    .map((each) => `${each} ${duration.answer} allow-discrete`)
    .join(),
});

/** At the foot of the window. Without its code the address shows one. */
export const drawer = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 3,
  display: 'none',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '88svh',
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  // It has the focus only until Close gets it. Its ring would cut through the ridge.
  outline: 'none',
  color: color.ink,
  // Opening it must not scroll the page behind it.
  scrollMarginBlockEnd: '100vh',
  selectors: {
    '&[open], &:target': { display: 'flex' },
    '&::backdrop': { background: color.dimmed },
    // Only a dialog has a backdrop. While it rises, a fixed layer would be as small as the drawer.
    '&:target::before': { ...layer('-100vh 0'), zIndex: -1, background: color.dimmed },
    ':root.motion &': {
      animation: `${rise} ${opening}`,
    },
    ':root.motion &::backdrop, :root.motion &:target::before': {
      animation: `${dim} ${opening}`,
    },
    // A press may then already be for the wall.
    '&:not([open], :target)': { pointerEvents: 'none' },
    ':root.motion &:not([open], :target)': { translate: '0 100%', ...leaving('translate') },
    ':root.motion &:not([open])::backdrop': { opacity: 0, ...leaving('opacity') },
  },
  // It would be printed on every sheet.
  '@media': { [media.print]: { display: 'none !important' } },
});

export const close = style({ ...target, gap: space.tight, minInlineSize: touch.side });
