import { style } from '@vanilla-extract/css';
import { landscape } from '#ui/ridges/Landscape.css.ts';
import { color, size, space, stroke } from '#styles/tokens.css.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.roomy,
  padding: space.roomy,
  background: color.raised,
  borderBlockEnd: `${stroke.focus} solid ${color.ember}`,
});

export const words = style({ display: 'grid', gap: space.base });

export const message = style({ fontSize: size.lead, lineHeight: 1.4, fontWeight: 700 });

/** Reaches both edges of the panel, so its ridge is the foot of the panel. */
export const picture = style([
  landscape,
  { margin: `calc(-1 * ${space.roomy}) calc(-1 * ${space.roomy}) 0` },
]);
