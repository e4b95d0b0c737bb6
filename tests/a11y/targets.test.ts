import { expect, test } from '../support/test.ts';
import { desk, phone } from './support/routes.ts';
import { journeys } from './support/states.ts';
import { listTargets } from './support/targets.ts';

// WCAG 2.2: 2.5.8 for a mouse, 2.5.5 for a finger.
const pointers = [
  { pointer: 'a mouse', use: { viewport: desk }, least: 24 },
  { pointer: 'a finger', use: { viewport: phone, hasTouch: true, isMobile: true }, least: 44 },
];

for (const { pointer, use, least } of pointers) {
  test.describe(`with ${pointer}`, () => {
    test.use(use);

    for (const { path, states } of journeys) {
      test(`all of ${path} is at least ${least} px wide and high`, async ({ page, complaints }) => {
        complaints.expect(/404.*\/no-such-/);
        await page.goto(path);
        for (const { name, reach } of states) {
          await reach?.(page);
          await page.setViewportSize(use.viewport);
          const targets = await page.evaluate(listTargets);
          expect(targets.length).toBeGreaterThan(0);
          const small = targets.filter(
            ({ width, height, isInline }) => !isInline && Math.min(width, height) < least,
          );
          expect.soft(small, name).toEqual([]);
        }
      });
    }
  });
}
