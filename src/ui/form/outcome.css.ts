import { keyframes, style } from '@vanilla-extract/css';
import { landscape } from '#ui/ridges/Landscape.css.ts';
import { grid } from '#styles/layout.ts';
import { color, size, space, stroke } from '#styles/tokens.css.ts';
import { textHeading } from './field.css.ts';

// On a phone with text of 200%, the words stay whole.
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

export const message = style([textHeading, { fontSize: size.lead, color: color.error }]);

export const problems = style({
  ...grid(space.hair),
  marginBlockStart: space.snug,
  color: color.error,
  fontWeight: 700,
});

export const panel = style({
  ...grid(space.roomy),
  justifyItems: 'start',
  padding: wideInset,
  background: color.raised,
  borderBlockEnd: `${stroke.focus} solid ${color.ember}`,
});

export const words = style({ ...grid(space.base), textWrap: 'balance' });

export const thanks = style({ fontSize: size.lead, lineHeight: 1.4, fontWeight: 700 });

/** Reaches both edges of the panel, so that the near ridge is the foot of the picture. */
export const picture = style([
  landscape,
  {
    margin: `calc(-1 * ${wideInset}) calc(-1 * ${wideInset}) 0`,
    background: `linear-gradient(${color.skyHigh}, ${color.skyMiddle}, ${color.skyLow}, ${color.skyFoot})`,
  },
]);

export const fills = { sun: color.sun, glow: color.glow, haze: color.haze, near: color.raised };

const way = '1.1s cubic-bezier(0.2, 0.7, 0.3, 1)';
const rise = keyframes({ from: { translate: '0 150px' } });
const spread = keyframes({ '0%, 50%': { opacity: 0 } });
export const rising = style({ selectors: { ':root.motion &': { animation: `${rise} ${way}` } } });
export const spreading = style({
  selectors: { ':root.motion &': { animation: `${spread} ${way}` } },
});
