import { color } from '#styles/tokens.css.ts';
import { cut, ribbon, toPath, type Point, type Ridge } from '#ui/ridges/crests.ts';

// Worked out while the site is built: the form's code gets these few lines and colours, not the range and all tokens.

const width = 800;
const foot = 300;
const sunAt = 472;
const radius = 46;

const crest = (ridge: Ridge, down = 0) =>
  cut(ridge, 2560, width).map(([x, y]): Point => [x, Math.min(y + down, foot)]);
const far = crest('far');
const mid = crest('mid', 84);
const near = crest('near', -188);
const [, ground = 0] = far.findLast(([x]) => x <= sunAt) ?? [];

const slope = (points: Point[]) => `${toPath(points)}V${foot}H0z`;
const light = (points: Point[], widest: number, reach: number) =>
  `${toPath(ribbon(points, sunAt, widest, reach))}z`;

export const viewBox = `0 40 ${width} 260`;
/** It has just cleared the crest. */
export const sun = { cx: sunAt, cy: ground - radius - 7, r: radius };
export const slopes = { far: slope(far), mid: slope(mid), near: slope(near) };
export const lights = `${light(far, 7, 340)}M0 0${light(mid, 4.4, 260)}`;

/** From top to foot. */
export const fills = {
  sky: [color.skyHigh, color.skyMiddle, color.skyLow, color.skyFoot],
  far: [color.farTop, color.farFoot],
  mid: [color.midTop, color.midFoot],
  sun: color.sun,
  glow: color.glow,
  haze: color.haze,
  crest: color.crest,
  near: color.raised,
};
