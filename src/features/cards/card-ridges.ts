import { drawViewpoint, viewpoint } from '#ui/ridges/viewpoint.ts';

/** The share of the page's width that is left of the sun beside the card. */
export const sunAt = 0.83;
const [width, height] = [850, 180];

/** The ridges that a card and the page behind it show, in a drawing of this width and height, with the sun of the card. */
export const ridgesOf = (id: string) => ({
  ...drawViewpoint(viewpoint(id), width, 64),
  box: `0 0 ${width} ${height}`,
});

/** The rule that says how far down its ridges the crest is at the sun. */
export function horizonRule(id: string): string {
  const horizon = ridgesOf(id).horizonAt(sunAt * width) / height;
  return `:root{--horizon:${horizon.toFixed(2)}}`;
}
