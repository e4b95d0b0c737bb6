export interface Lean {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The direction of a point from the middle of a box, and how far away it is: 0 in the middle, at most 1 at an edge or corner. */
export function leanTowards(point: Lean, { left, top, width, height }: Box): Lean {
  const x = ((point.x - left) / width) * 2 - 1;
  const y = ((point.y - top) / height) * 2 - 1;
  const most = Math.max(1, Math.hypot(x, y));
  return { x: x / most, y: y / most };
}
