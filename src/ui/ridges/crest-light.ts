/** How far from the sun its light reaches along a crest, in units of the drawing. */
const reach = 400;

/**
 * The light along a crest is the slope again, behind itself, and raised: most at the sun, and not at all where the light
 * ends. So it follows the crest and is a thin wedge on each side of the sun, tilted by its matrix and filled by a
 * gradient from one x to the other, of which each half overlaps the other by a unit.
 */
export function crestLight(sunX: number, most: number) {
  const half = (way: -1 | 1) => {
    const tilt = (way * most) / reach;
    return {
      from: sunX + way * reach,
      to: sunX - way,
      matrix: `matrix(1 ${round(tilt, 4)} 0 1 0 ${round(-tilt * sunX - most, 2)})`,
    };
  };
  return { west: half(-1), east: half(1) };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
