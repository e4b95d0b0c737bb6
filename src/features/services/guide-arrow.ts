type Point = Pick<DOMPoint, 'x' | 'y'>;

/** Draws an arrow from the mouse to the target while the target is in view. Its style shows it only where it may. */
export function guideTo(target: Element, arrow: SVGSVGElement) {
  const line = arrow.querySelector(':scope > path');
  let pointer: Point | undefined;

  const draw = () => {
    let strength = 0;
    const box = target.getBoundingClientRect();
    if (pointer && box.bottom > 0 && box.top < innerHeight) {
      const end = landOn(box, pointer, 12);
      line?.setAttribute('d', curve(pointer, end));
      strength = strengthAt(Math.hypot(end.x - pointer.x, end.y - pointer.y));
    }
    arrow.style.opacity = strength.toFixed(3);
  };
  const move = (to: Point | undefined) => {
    pointer = to;
    draw();
  };

  document.addEventListener('pointermove', ({ pointerType, clientX: x, clientY: y }) =>
    move(pointerType === 'mouse' ? { x, y } : undefined),
  );
  document.addEventListener('pointerleave', () => move(undefined));
  document.addEventListener('keydown', () => move(undefined));
  document.addEventListener('scroll', draw, { passive: true });
}

/** Where an arrow to a box should end: beside the middle of its left or right side, or straight above or below it. */
export function landOn(box: Omit<DOMRect, 'toJSON'>, { x, y }: Point, gap: number): Point {
  const { left, right, top, bottom } = box;
  if (x > right) return { x: right + gap, y: (top + bottom) / 2 };
  if (x < left) return { x: left - gap, y: (top + bottom) / 2 };
  if (y > bottom) return { x, y: bottom + gap };
  // Over the box the pointer has arrived.
  return { x, y: y < top ? top - gap : y };
}

/** A curve that sags below the straight line by a fifth of its length. */
export function curve(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sag = dx < 0 ? -0.2 : 0.2;
  const bend = { x: (from.x + to.x) / 2 - dy * sag, y: (from.y + to.y) / 2 + dx * sag };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
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
  const arrived = Math.min(1, Math.max(0, (distance - nearest) / (near - nearest)));
  return arrived * Math.max(faintest, strongest * (1 - (distance / farthest) ** 2));
}
