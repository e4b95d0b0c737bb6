import { cardRecords } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { looks } from './support/looks.ts';
import { journeys, otherCards } from './support/states.ts';
import { visitStates } from './support/visit.ts';

test.describe.configure({ timeout: 180_000 });

for (const { path, states } of journeys) {
  const things = states.length > 1 ? ' and what opens on it' : '';
  test(`${path}${things} satisfies both engines in every look`, async ({ page }) => {
    await page.goto(path);
    await visitStates(page, states);
  });
}

test('each other card satisfies both engines in one of the looks', async ({ page }) => {
  // Two cards have their own test.
  expect(otherCards).toHaveLength(cardRecords.length - 2);
  for (const [i, path] of otherCards.entries()) {
    await page.goto(path);
    await visitStates(page, [{ name: path }], looks.slice(i % looks.length).slice(0, 1));
  }
});
