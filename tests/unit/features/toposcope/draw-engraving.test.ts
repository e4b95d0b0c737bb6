import { drawEngraving, formats } from '#features/toposcope/draw-engraving.ts';
import { peakAt } from '#features/toposcope/peak-at.ts';
import type { Point } from '#ui/ridges/country.ts';
import { describe, expect, test } from 'vitest';

/** As many case studies and services as an editor may have, and more. */
const most = 6;
const counts = Array.from({ length: most }, (_, far) =>
  Array.from({ length: most }, (_one, mid) => ({ far: far + 1, mid: mid + 1 })),
).flat();

/** The y of a crest at an x. */
function heightAt(crest: Point[], x: number): number {
  const next = crest.findIndex(([at]) => at >= x);
  const [[x0, y0], [x1, y1]] = [crest[next - 1], crest[next]] as [Point, Point];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

describe.each(Object.values(formats))('an engraving $width wide', (format) => {
  test.each(counts)('has $far far and $mid near peaks, each on its line', (peaks) => {
    const { far, mid, near } = drawEngraving(peaks, format);
    for (const [ridge, count, nearer] of [
      [far, peaks.far, mid],
      [mid, peaks.mid, near],
    ] as const) {
      expect(ridge.peaks).toHaveLength(count);
      for (const [index, [x, y]] of ridge.peaks.entries()) {
        expect(x).toBeCloseTo(((index + peakAt) / count) * format.width);
        expect(y).toBeGreaterThan(0);
        // It is the summit, and no nearer ridge hides it.
        const at = ridge.crest.findIndex((point) => point[0] === Math.round(x) && point[1] === y);
        for (const beside of [at - 1, at + 1])
          expect(ridge.crest[beside]?.[1]).toBeGreaterThanOrEqual(y);
        expect(heightAt(nearer.crest, x)).toBeGreaterThan(y);
      }
      // No ridge is turned over where it is pushed together.
      const xs = ridge.crest.map(([x]) => x);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    }
  });
});

test('the far peaks are higher than the near ones', () => {
  const { far, mid } = drawEngraving({ far: 3, mid: 4 }, formats.wide);
  const lowest = Math.max(...far.peaks.map(([, y]) => y));
  expect(Math.min(...mid.peaks.map(([, y]) => y))).toBeGreaterThan(lowest);
});

test('a country without enough summits says so', () => {
  expect(() => drawEngraving({ far: 99, mid: 1 }, formats.wide)).toThrow(
    /no room for 99 case studies/,
  );
});
