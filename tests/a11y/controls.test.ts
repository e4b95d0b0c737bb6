import { desk, phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { listControls } from './support/controls.ts';
import { journeys, layouts } from './support/states.ts';

// WCAG 2.2: 2.5.8 for a mouse, 2.5.5 for a finger.
const pointers = [
  { pointer: 'a mouse', use: { viewport: desk }, least: 24 },
  { pointer: 'a finger', use: { viewport: phone, hasTouch: true, isMobile: true }, least: 44 },
];

for (const { pointer, use, least } of pointers) {
  test.describe(`with ${pointer}`, () => {
    test.use(use);

    for (const { path, states } of journeys.filter((journey) => layouts.includes(journey.path))) {
      test(`the controls of ${path} have ${least} px, and can be told from what is around them in forced colours`, async ({
        page,
      }) => {
        await page.goto(path);
        for (const { name, reach } of states) {
          await reach?.(page);
          await page.setViewportSize(use.viewport);
          const controls = await page.evaluate(listControls);
          expect(controls.length).toBeGreaterThan(0);
          const small = controls.filter(
            ({ width, height, isInline }) => !isInline && Math.min(width, height) < least,
          );
          expect.soft(small, name).toEqual([]);
          await page.emulateMedia({ forcedColors: 'active' });
          const forced = await page.evaluate(listControls);
          const unbounded = forced.filter(({ isBounded }) => !isBounded);
          expect.soft(unbounded, name).toEqual([]);
          await page.emulateMedia({ forcedColors: 'none' });
        }
      });
    }
  });
}

test('with forced colours a switch looks different when it is on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of ['Theme', 'Motion']) {
    const control = page.getByRole('switch', { name });
    // The words beside it are left out.
    const track = control.locator('> span').last();
    const off = await track.screenshot();
    await control.click();
    await expect(control).toBeChecked();
    expect((await track.screenshot()).equals(off)).toBe(false);
  }
});
