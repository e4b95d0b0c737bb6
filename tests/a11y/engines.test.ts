import { cardRecords } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { appearances } from './support/appearances.ts';
import { journeys, otherCards } from './support/states.ts';
import { visitStates } from './support/visit.ts';

test.describe.configure({ timeout: 180_000 });

for (const { path, states } of journeys) {
  const things = states.length > 1 ? ' and what opens on it' : '';
  test(`${path}${things} satisfies both engines in every appearance`, async ({ page }) => {
    await page.goto(path);
    await visitStates(page, states);
  });
}

test('no card is left out', () => {
  // Two cards are among the journeys.
  expect(otherCards).toHaveLength(cardRecords.length - 2);
});

for (const [i, path] of otherCards.entries()) {
  test(`${path} satisfies both engines in one appearance`, async ({ page }) => {
    await page.goto(path);
    await visitStates(
      page,
      [{ name: path }],
      appearances.slice(i % appearances.length).slice(0, 1),
    );
  });
}
