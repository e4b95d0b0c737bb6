import { keyframes } from '@vanilla-extract/css';
import { color, radius, stroke } from '#styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

/** What opens over the page. */
export const popover = {
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.ink,
  selectors: { ':root.motion &:popover-open': { animation: `${appear} 200ms ease-out` } },
} as const;
