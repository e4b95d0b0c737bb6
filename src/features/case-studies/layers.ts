import { leanDistance, leanX, leanY } from '#ui/tilt/lean.ts';

/** How far the nearest layer moves when the tilt is greatest, in units of the picture. */
const reach = 18;

/**
 * Fetches a drawing whose elements with `data-depth` move as the poster around it leans. A depth of 1 is nearest; less than
 * 0 is behind the paper. Fails if the drawing cannot be fetched or is no SVG.
 */
export async function fetchLayers(address: string): Promise<SVGSVGElement> {
  const response = await fetch(address);
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const drawing = parsed.documentElement;
  if (!(drawing instanceof SVGSVGElement) || parsed.querySelector('parsererror'))
    throw new Error(`${address} is no SVG.`);
  for (const layer of drawing.querySelectorAll<SVGElement>('[data-depth]')) moveWithLean(layer);
  return drawing;
}

function moveWithLean({ style, dataset }: SVGElement) {
  const depth = Number(dataset['depth']);
  const far = depth * reach;
  style.transformOrigin = '50% 50%';
  // Scaled up a little, so that its edges do not show.
  style.transform =
    `translate(calc(${leanX} * ${far}px), calc(${leanY} * ${far}px))` +
    `scale(calc(1 + ${leanDistance} * ${Math.abs(depth) * 0.07}))`;
}
