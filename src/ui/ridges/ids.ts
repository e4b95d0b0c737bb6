/**
 * The ids of the shared shapes (`Scenery.astro`), which the landscape at the top of every page contains. A `<use>` refers
 * to one with `ref`, a fill or a stroke with `paint`.
 */
export const ids = {
  /** The bare slopes, in the units of the view. They inherit the fill of what uses them. */
  slope: { far: 'far-slope', mid: 'mid-slope', near: 'near-slope' },
  /** The ridges as the landscape shows them, with light along the crest, colour and shade. */
  ridge: { far: 'far-ridge', mid: 'mid-ridge', near: 'near-ridge' },
  /** A crest alone, which may be stretched: the upper edge of a section. */
  edge: { mid: 'mid-edge', near: 'near-edge' },
  /** The three ridges, and the sun in its glow above them. Both fill their box from the foot up. */
  country: 'country',
  sun: 'sun',
  glow: 'glow',
  stars: 'stars',
  fill: { far: 'far-fill', mid: 'mid-fill', near: 'near-fill' },
  shade: { far: 'far-shade', mid: 'mid-shade' },
  /** Clips a drawing to the slope. */
  slopeOnly: { far: 'far-clip', mid: 'mid-clip' },
  above: { mid: 'mid-above', near: 'near-above' },
  light: { west: 'light-west', east: 'light-east' },
} as const;

export const ref = (id: string) => `#${id}`;
export const paint = (id: string) => `url(#${id})`;
