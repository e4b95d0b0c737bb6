export interface Point {
  x: number;
  y: number;
}

/** The opacity of the arrow close to the button. */
const strongest = 0.75;
/** The lowest opacity, so that the arrow can be seen from anywhere on the screen. */
const faintest = 0.34;
const farthest = 1100;
/** In pixels: closer than the first there is no arrow; from the second on it has its full strength. */
const [nearest, near] = [36, 60];

/** Where an arrow to a box should end: beside the middle of its left or right side, or straight above or below it. */
export function landOn(box: Omit<DOMRect, 'toJSON'>, { x, y }: Point, gap: number): Point {
  const { left, right, top, bottom } = box;
  if (x > right) return { x: right + gap, y: (top + bottom) / 2 };
  if (x < left) return { x: left - gap, y: (top + bottom) / 2 };
  return { x, y: y < top ? top - gap : bottom + gap };
}

/** A curve that sags below the straight line by a fifth of its length, and the direction at its end, in degrees. */
export function curve(from: Point, to: Point) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sag = dx < 0 ? -0.2 : 0.2;
  const bend = { x: (from.x + to.x) / 2 - dy * sag, y: (from.y + to.y) / 2 + dx * sag };
  return {
    path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`,
    angle: (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI,
  };
}

/** The opacity of an arrow of this length: less with distance, and none close to the button. */
export function strengthAt(distance: number): number {
  const arrived = Math.min(1, Math.max(0, (distance - nearest) / (near - nearest)));
  return arrived * Math.max(faintest, strongest * (1 - (distance / farthest) ** 2));
}
