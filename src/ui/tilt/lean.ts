interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a point lies in a box, from -1 at the left or top edge to 1 at the right or bottom one. */
export function leanTowards(point: { x: number; y: number }, { left, top, width, height }: Box) {
  return {
    x: clamp(((point.x - left) / width) * 2 - 1),
    y: clamp(((point.y - top) / height) * 2 - 1),
  };
}

const clamp = (value: number) => Math.min(1, Math.max(-1, value));
