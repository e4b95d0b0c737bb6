import { cardRecords } from '../support/cards.ts';
import { indexable, unknown } from '../support/site.ts';
import { expect, test } from './support/test.ts';

const heading = () => document.querySelector('h1')?.textContent.trim();

test('every page opens on a phone and on a laptop', async ({ visitor }) => {
  for (const device of ['a phone', 'a laptop'] as const) {
    await visitor.hold(device);
    for (const path of [...indexable, '/cards/sheet']) {
      await visitor.open(path);
      expect(await visitor.evaluate(heading), path).toBeTruthy();
      expect(
        await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        path,
      ).toBeLessThanOrEqual(0);
    }
  }
});

test('an address that leads nowhere says so', async ({ visitor }) => {
  visitor.expected = /404/;
  for (const { path, heading: words } of unknown) {
    await visitor.open(path);
    expect(await visitor.evaluate(heading)).toBe(words);
  }
});

test('every card opens with its name', async ({ visitor }) => {
  for (const { id, name } of cardRecords) {
    await visitor.open(`/cards/${id}`);
    expect(await visitor.evaluate(heading)).toBe(name);
  }
});
