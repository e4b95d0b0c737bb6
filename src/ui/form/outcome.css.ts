import { keyframes, style } from '@vanilla-extract/css';
import { landscape } from '#ui/ridges/Landscape.css.ts';
import { grid } from '#styles/layout.ts';
import { color, duration, headline, size, space, stroke } from '#styles/tokens.css.ts';

// Narrow enough that words stay whole on a phone with text at 200%.
const inset = `min(${space.loose}, 7vw)`;
const wideInset = `min(${space.roomy}, 8vw)`;

export const failure = style({
  ...grid(space.tight),
  justifyItems: 'start',
  padding: inset,
  background: color.raised,
  border: `${stroke.hair} solid ${color.error}`,
  borderInlineStartWidth: stroke.focus,
});

export const message = style({ fontSize: size.title, color: color.error });

/** What is wrong or has failed. */
export const lines = style({ ...grid(space.hair), color: color.error, fontWeight: 700 });

export const panel = style({
  ...grid(space.roomy),
  justifyItems: 'start',
  padding: wideInset,
  background: color.raised,
  borderBlockEnd: `${stroke.focus} solid ${color.ember}`,
});

export const words = style({ ...grid(space.base), justifySelf: 'stretch', textWrap: 'balance' });

export const thanks = style({ ...headline, fontSize: size.title, lineHeight: 1.1 });

/** A result as a figure, and the link to how it was done. */
export const reading = style({
  ...grid(space.hair),
  paddingBlockStart: space.base,
  borderBlockStart: `${stroke.hair} solid ${color.line}`,
  justifySelf: 'stretch',
});
export const figure = style([thanks, { color: color.accent }]);

/** Reaches both edges of the panel, so that the near ridge is the foot of the picture. */
export const picture = style([
  landscape,
  {
    margin: `calc(-1 * ${wideInset}) calc(-1 * ${wideInset}) 0`,
    background: `linear-gradient(${color.skyHigh}, ${color.skyMiddle}, ${color.skyLow}, ${color.skyFoot})`,
  },
]);

const way = `${duration.thanks} cubic-bezier(0.2, 0.7, 0.3, 1)`;
const rise = keyframes({ from: { translate: '0 150px' } });
export const rising = style({ selectors: { ':root.motion &': { animation: `${rise} ${way}` } } });
