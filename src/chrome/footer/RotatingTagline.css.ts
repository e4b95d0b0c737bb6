import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#styles/layout.ts';
import { color, display, duration, smallTitle, title } from '#styles/tokens.css.ts';

export const tagline = style({
  ...smallTitle,
  '@media': { [media.xl]: { ...display, ...title } },
});

// One claim rolls out of its place while the next rolls in, so that there is always one to read.
const roll = keyframes({
  '0%': { translate: '0 100%' },
  '5%, 33.33%': { translate: 'none' },
  '38.33%, 100%': { translate: '0 -100%' },
});

/** The claims form one sentence. With motion on they take turns in one place. */
export const claims = style({
  color: color.onGroundAccent,
  selectors: { ':root.motion &': { display: 'grid', overflow: 'clip' } },
});

export const claim = style({
  // No line breaks within one.
  display: 'inline-block',
  selectors: {
    ':root.motion &': {
      gridArea: '1 / 1',
      // oxlint-disable-next-line house/style-tokens -- Room for the tails of its letters, which the box cuts off.
      paddingBlockEnd: '0.2em',
      animation: `${roll} ${duration.claims} ease-in-out infinite backwards`,
    },
    ':root.motion &:nth-child(2)': { animationDelay: `calc(${duration.claims} / 3)` },
    ':root.motion &:nth-child(3)': { animationDelay: `calc(${duration.claims} * 2 / 3)` },
  },
});

/** Joins the claims into a sentence where all are shown. */
export const comma = style({ selectors: { ':root.motion &': { display: 'none' } } });
