interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The direction of a point from the middle of a box, and how far away it is: 0 in the middle, at most 1 at an edge or corner. */
export function leanTowards(point: { x: number; y: number }, { left, top, width, height }: Box) {
  const x = ((point.x - left) / width) * 2 - 1;
  const y = ((point.y - top) / height) * 2 - 1;
  const most = Math.max(1, Math.hypot(x, y));
  return { x: x / most, y: y / most };
}
