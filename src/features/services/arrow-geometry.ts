export type Point = Pick<DOMPoint, 'x' | 'y'>;

/** Where an arrow ends, and the direction away from the edge that it comes to. */
interface Landing extends Point {
  away: Point;
}

/** In pixels: how far from the edge an arrow ends, and how far from a corner. */
const gap = 12;
const corner = 16;

/** The end of an arrow from a point to a box: at the nearest edge, as near to the point as the corners allow. */
export function landOn(box: Omit<DOMRect, 'toJSON'>, { x, y }: Point): Landing {
  const dx = x - clamp(x, box.left, box.right);
  const dy = y - clamp(y, box.top, box.bottom);
  // Over the box the pointer has arrived.
  if (dx === 0 && dy === 0) return { x, y, away: { x: 0, y: 0 } };
  if (Math.abs(dx) >= Math.abs(dy)) {
    const edge = dx > 0 ? box.right + gap : box.left - gap;
    return { x: edge, y: inside(y, box.top, box.bottom), away: { x: Math.sign(dx), y: 0 } };
  }
  const edge = dy > 0 ? box.bottom + gap : box.top - gap;
  return { x: inside(x, box.left, box.right), y: edge, away: { x: 0, y: Math.sign(dy) } };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** On an edge, but not at its end. */
function inside(value: number, start: number, end: number): number {
  const margin = Math.min(corner, (end - start) / 2);
  return clamp(value, start + margin, end - margin);
}

/** A curve that sags at its start and comes to the edge at a right angle. */
export function drawCurve(from: Point, { x, y, away }: Landing): string {
  const [dx, dy] = [x - from.x, y - from.y];
  const reach = Math.hypot(dx, dy) * 0.4;
  const sag = dx < 0 ? -0.15 : 0.15;
  const points = [
    { x: from.x + dx * 0.3 - dy * sag, y: from.y + dy * 0.3 + dx * sag },
    { x: x + away.x * reach, y: y + away.y * reach },
    { x, y },
  ];
  const [bend, approach, end] = points.map((point) => `${point.x} ${point.y}`);
  return `M${from.x} ${from.y}C${bend} ${approach} ${end}`;
}

/** The opacity of the arrow close to the button. */
const strongest = 0.75;
/** The lowest opacity, so that the arrow can be seen from anywhere on the screen. */
const faintest = 0.34;
const farthest = 1100;
/** In pixels: closer than the first there is no arrow; from the second on it has its full strength. */
const [nearest, near] = [36, 60];

/** The opacity of an arrow of this length: less with distance, and none close to the button. */
export function strengthAt(distance: number): number {
  const arrived = clamp((distance - nearest) / (near - nearest), 0, 1);
  return arrived * Math.max(faintest, strongest * (1 - (distance / farthest) ** 2));
}
