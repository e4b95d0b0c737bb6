import type { RouteData } from 'astro';
import { expect, test } from 'vitest';
import { spreadPictures } from '../../../scripts/prerender.ts';

test('pictures are spread among the other paths, and each kind keeps its order', () => {
  const names = ['/a.html', '/b.html', '/1.jpg', '/2.jpg', '/c.svg', '/d.svg'];
  const paths = names.map((pathname) => ({ pathname, route: {} as RouteData }));
  expect(spreadPictures(paths).map(({ pathname }) => pathname)).toEqual([
    '/1.jpg',
    '/a.html',
    '/b.html',
    '/2.jpg',
    '/c.svg',
    '/d.svg',
  ]);
});
