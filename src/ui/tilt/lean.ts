type Lean = Pick<DOMPoint, 'x' | 'y'>;
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Calls `lean` while the pointer is over a place, and without a direction some milliseconds after it has left. */
export function followPointer(
  place: HTMLElement,
  after: number,
  lean: (direction?: Lean) => unknown,
) {
  let leaving = 0;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    clearTimeout(leaving);
    lean(leanTowards({ x: clientX, y: clientY }, place.getBoundingClientRect()));
  };
  place.addEventListener('pointerdown', follow);
  place.addEventListener('pointermove', follow);
  // It also follows a "pointercancel".
  place.addEventListener('pointerleave', () => {
    clearTimeout(leaving);
    leaving = window.setTimeout(lean, after);
  });
}

/** The direction of a point from the middle of a box, and how far away it is: 0 in the middle, at most 1 at an edge or corner. */
export function leanTowards(point: Lean, { left, top, width, height }: Box): Lean {
  const x = ((point.x - left) / width) * 2 - 1;
  const y = ((point.y - top) / height) * 2 - 1;
  const most = Math.max(1, Math.hypot(x, y));
  return { x: x / most, y: y / most };
}
