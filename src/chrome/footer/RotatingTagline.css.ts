import { keyframes, style } from '@vanilla-extract/css';
import { color, font, size } from '#styles/tokens.css.ts';

const seconds = 9;

export const tagline = style({
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.022em',
});

// One claim fades while the next comes up in its place.
const turn = keyframes({
  '0%, 39%, 100%': { opacity: 0 },
  '0%': { translate: '0 0.4em' },
  '5%, 34%': { opacity: 1, translate: 'none' },
  '39%': { translate: '0 -0.4em' },
});

/** One below the other, or, with motion on, in turn at one place. */
export const claims = style({
  display: 'grid',
  color: color.onGroundAccent,
  selectors: { ':root.motion &': { gridTemplateAreas: '"claim"' } },
});

export const claim = style({
  selectors: {
    ':root.motion &': {
      gridArea: 'claim',
      animation: `${turn} ${seconds}s ease-in-out infinite backwards`,
    },
    ':root.motion &:nth-child(2)': { animationDelay: `${seconds / 3}s` },
    ':root.motion &:nth-child(3)': { animationDelay: `${(seconds / 3) * 2}s` },
  },
});

/** Joins the claims to a sentence where they stand together. */
export const comma = style({
  selectors: { ':root.motion &': { display: 'none' } },
});
