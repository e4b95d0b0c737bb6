interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which way a point lies from the middle of a box, and how far: 0 in the middle, 1 at an edge, no more in a corner. */
export function leanTowards(point: { x: number; y: number }, { left, top, width, height }: Box) {
  const x = ((point.x - left) / width) * 2 - 1;
  const y = ((point.y - top) / height) * 2 - 1;
  const most = Math.max(1, Math.hypot(x, y));
  return { x: x / most, y: y / most };
}
