import { drawViewpoint, viewpoint } from '#ui/ridges/viewpoint.ts';
import { expect, test } from 'vitest';
import { cardRecords } from '../../../support/content.ts';

const draw = (name: string) => drawViewpoint(viewpoint(name), 850, 64);

test('a name always has the same viewpoint, and similar names have others', () => {
  expect(viewpoint('ab12cd')).toEqual(viewpoint('ab12cd'));
  const near = ['ab12cd', 'ab12ce', 'ba12cd', 'ab21cd'].map((name) => viewpoint(name).from);
  expect(new Set(near).size).toBe(near.length);
});

test('no two cards show the same', () => {
  const views = cardRecords.map(({ id }) => JSON.stringify(draw(id)));
  expect(new Set(views).size).toBe(cardRecords.length);
});

test('of a thousand cards each sun keeps below the words, and each slope ends above the foot', () => {
  for (let number = 0; number < 1000; number++) {
    const { near, sun } = draw(`card-${number}`);
    expect(sun.y - sun.radius).toBeGreaterThan(-30);
    // The path consists of relative steps. Every second number is vertical.
    let [lowest, y] = [0, 0];
    for (const [, down = ''] of near.matchAll(/-?\d+ ?(-?\d+)/g)) {
      y += Number(down);
      lowest = Math.max(lowest, y);
    }
    expect(lowest).toBeLessThan(180);
  }
});
