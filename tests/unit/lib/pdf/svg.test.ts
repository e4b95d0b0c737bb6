import { pathBox } from '#lib/pdf/svg/bounds.ts';
import { drawSvg } from '#lib/pdf/svg/draw-svg.ts';
import { parseSvg } from '#lib/pdf/svg/parse-svg.ts';
import { readTransform } from '#lib/pdf/svg/transform.ts';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';

test('a drawing is read with its nesting, comments passed over', () => {
  const svg = parseSvg(
    `<?xml version="1.0"?><!-- <g> --><svg viewBox='0 0 4 4'><g id="a"><path d="M0 0"/></g><rect/></svg>`,
  );
  expect(svg.attributes).toEqual({ viewBox: '0 0 4 4' });
  expect(svg.children.map(({ name }) => name)).toEqual(['g', 'rect']);
  expect(svg.children[0]?.children[0]?.attributes).toEqual({ d: 'M0 0' });
});

test.each(['style="fill:#c63c00"', 'class="a"', 'clip-path="url(#a)"', 'mask="url(#a)"'])(
  'what would be drawn in another way is an error: %s',
  (attribute) => {
    const svg = `<svg viewBox="0 0 4 4"><g><path ${attribute} d="M0 0h4v4z"/></g></svg>`;
    const draw = () => drawSvg(new PDFDocument(), svg, { x: 0, y: 0, width: 4 });
    expect(draw).toThrow(/The PDF cannot draw the attribute/);
  },
);

describe('the box around a path', () => {
  test.each([
    ['lines', 'M10 20h30v-15z', { x: 10, y: 5, width: 30, height: 15 }],
    ['a curve, not its handles', 'M0 0C0 40 100 40 100 0', { x: 0, y: 0, width: 100, height: 30 }],
    ['half a circle', 'M0 0a10 10 0 0 1 20 0', { x: 0, y: -10, width: 20, height: 10 }],
  ])('%s', (_what, d, { x, y, width, height }) => {
    const box = pathBox(d);
    expect(box.x).toBeCloseTo(x, 1);
    expect(box.y).toBeCloseTo(y, 1);
    expect(box.width).toBeCloseTo(width, 1);
    expect(box.height).toBeCloseTo(height, 1);
  });
});

describe('transforms', () => {
  test('stand in their order', () => {
    expect(readTransform('translate(3) scale(2, 4)')).toEqual([
      [1, 0, 0, 1, 3, 0],
      [2, 0, 0, 4, 0, 0],
    ]);
  });

  test('turn about a point', () => {
    const [there, turn, back] = readTransform('rotate(90 5 6)');
    expect(there).toEqual([1, 0, 0, 1, 5, 6]);
    expect(turn?.[1]).toBeCloseTo(1);
    expect(back).toEqual([1, 0, 0, 1, -5, -6]);
  });

  test('that are not known are an error', () => {
    expect(() => readTransform('skewX(3)')).toThrow('skewX');
  });
});
