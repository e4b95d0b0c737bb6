import type { Page } from '@playwright/test';
import { twoFrames } from '../support/frames.ts';
import { phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get Started.' });
const arrow = (page: Page) => page.locator('[data-guide]');
const strength = (page: Page) =>
  arrow(page).evaluate((element) =>
    element.checkVisibility() ? Number(getComputedStyle(element).opacity) : 0,
  );

/** Brings the button into view and puts the mouse beside it. */
async function pointBeside(page: Page, distance: number) {
  await button(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  const box = await button(page).boundingBox();
  if (!box) throw new Error('The button has no box');
  await page.mouse.move(box.x + box.width + 12 + distance, box.y + box.height / 2);
  return box;
}

test('on a wide screen the picture of a service stays beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto('/services');
  const service = page.locator('#technology-strategy');
  await service.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(service.locator('img')).toBeInViewport({ ratio: 0.9 });
});

test.describe('the arrow', () => {
  test('is not drawn on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/services');
    await pointBeside(page, 120);
    await twoFrames(page);
    expect(await strength(page)).toBe(0);
  });

  test('points from the mouse at the button, which leads to the form', async ({ page }) => {
    await page.goto('/services');
    const box = await pointBeside(page, 300);
    const ends = async () => {
      const line = await arrow(page).locator('> path').getAttribute('d');
      const [x, y, , , left, top] = line?.match(/[\d.]+/g) ?? [];
      return [x, y, left, top].map((value) => Math.round(Number(value)));
    };
    const right = box.x + box.width;
    const middle = box.y + box.height / 2;
    await expect
      .poll(ends)
      .toEqual([right + 312, middle, right + 12, middle].map((value) => Math.round(value)));
    await expect(arrow(page)).toHaveCSS('pointer-events', 'none');

    await page.evaluate(() => scrollBy({ top: -50, behavior: 'instant' }));
    await expect.poll(async () => (await ends()).at(3)).toBe(Math.round(middle + 50));
    await button(page).click();
    await expect(page).toHaveURL(/\/get-started$/);
  });

  test('disappears with the button, for the keyboard and for reduced motion', async ({ page }) => {
    await page.goto('/services');
    for (const [i, leave] of [
      () => page.keyboard.press('Shift'),
      () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
      () => page.emulateMedia({ reducedMotion: 'reduce' }),
    ].entries()) {
      await pointBeside(page, 120 + 10 * i);
      await expect.poll(() => strength(page)).toBeGreaterThan(0.5);
      await leave();
      await expect.poll(() => strength(page)).toBe(0);
    }
  });
});
