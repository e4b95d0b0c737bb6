import { readCode } from '../support/read-code.ts';
import { cardRecords, cardUrl } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';
import { listUnbounded } from './support/boundaries.ts';
import { desk, phone } from './support/routes.ts';
import { journeys, person } from './support/states.ts';

for (const viewport of [phone, desk]) {
  test.describe(`with forced colours at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    for (const { path, states } of journeys) {
      test(`the controls of ${path} can be told from what is around them`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/404.*\/no-such-/);
        await page.goto(path);
        for (const { name, reach } of states) {
          await reach?.(page);
          expect.soft(await page.evaluate(listUnbounded), name).toEqual([]);
        }
      });
    }

    test('a switch looks different when it is on', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Settings' }).click();
      for (const name of ['Theme', 'Motion']) {
        const control = page.getByRole('switch', { name });
        // Without the words beside it.
        const track = control.locator('> span').last();
        const off = await track.screenshot();
        await control.click();
        await expect(control).toBeChecked();
        expect((await track.screenshot()).equals(off)).toBe(false);
      }
    });

    test('the code of a card can still be scanned', async ({ page }) => {
      await page.goto(person);
      await page.getByRole('button', { name: 'Turn over' }).click();
      const code = page.getByRole('img', { name: 'QR code' });
      const [card] = cardRecords.filter(({ id }) => person.endsWith(id));
      expect(await readCode(code)).toBe(cardUrl(card?.id ?? ''));
    });
  });
}
