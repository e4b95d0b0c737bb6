import { color, radius, stroke } from '#styles/tokens.css.ts';

/** What opens over the page. */
export const popover = {
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.ink,
} as const;
