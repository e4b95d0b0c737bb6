export interface Point {
  x: number;
  y: number;
}

/** The strongest that the arrow gets, next to what it points at. */
const strongest = 0.75;
/** From anywhere on the screen it can still be seen. */
const faintest = 0.34;
const farthest = 1100;
/** Nearer than the first the pointer is as good as there; from the second on the arrow is as strong as it gets. */
const [nearest, near] = [36, 60];

/** Where an arrow from a point should end, `gap` beside a box: at the middle of a side, or straight above or below. */
export function landOn(box: Omit<DOMRect, 'toJSON'>, { x, y }: Point, gap: number): Point {
  const { left, right, top, bottom } = box;
  if (x > right) return { x: right + gap, y: (top + bottom) / 2 };
  if (x < left) return { x: left - gap, y: (top + bottom) / 2 };
  return { x, y: y < top ? top - gap : bottom + gap };
}

/** A curve that hangs below its line by a fifth of its length, and the direction in which it arrives, in degrees. */
export function curve(from: Point, to: Point) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sag = dx < 0 ? -0.2 : 0.2;
  const bend = { x: (from.x + to.x) / 2 - dy * sag, y: (from.y + to.y) / 2 + dx * sag };
  return {
    path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`,
    angle: (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI,
  };
}

/** How strongly an arrow of some length is drawn: less the farther away, and not at all when there. */
export function strengthAt(distance: number): number {
  const arrived = Math.min(1, Math.max(0, (distance - nearest) / (near - nearest)));
  return arrived * Math.max(faintest, strongest * (1 - (distance / farthest) ** 2));
}
