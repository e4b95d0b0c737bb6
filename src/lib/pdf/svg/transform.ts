type Matrix = [number, number, number, number, number, number];

/** The steps of an SVG transform attribute as matrices, to be applied one after the other. */
export function readTransform(text = ''): Matrix[] {
  return [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)].flatMap(([, name = '', values = '']) =>
    toMatrices(
      name,
      values
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    ),
  );
}

function toMatrices(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: number[]): Matrix[] {
  switch (name) {
    case 'translate':
      return [[1, 0, 0, 1, a, b ?? 0]];
    case 'scale':
      return [[a, 0, 0, b ?? a, 0, 0]];
    case 'rotate': {
      const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      const [x, y] = [b ?? 0, c ?? 0];
      return [
        [1, 0, 0, 1, x, y],
        [cos, sin, -sin, cos, 0, 0],
        [1, 0, 0, 1, -x, -y],
      ];
    }
    case 'matrix':
      return [[a, b ?? 0, c ?? 0, d, e, f]];
    default:
      throw new Error(`The PDF cannot draw the transform “${name}” of a cover.`);
  }
}
