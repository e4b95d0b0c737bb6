import type { Page } from '@playwright/test';
import { chooseMotion, motions } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get Started.' });
const strength = (page: Page) =>
  page.locator('[data-guide]').evaluate((arrow) => Number(getComputedStyle(arrow).opacity));

/** Brings the button into view and puts the mouse beside it. */
async function pointBeside(page: Page, distance: number) {
  await button(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  const box = await button(page).boundingBox();
  if (!box) throw new Error('The button has no box');
  await page.mouse.move(box.x + box.width + 12 + distance, box.y + box.height / 2);
  return box;
}

for (const choice of motions) {
  test.describe(choice.name, () => {
    test.beforeEach(({ page }) => chooseMotion(page, choice));

    test('“Get Started.” leads to the form', async ({ page }) => {
      await page.goto('/services');
      await button(page).click();
      await expect(page).toHaveURL(/\/get-started$/);
    });

    test('the arrow is drawn only where there is room and the system does not ask for calm', async ({
      page,
    }) => {
      await page.goto('/services');
      await pointBeside(page, 120);
      const isWide = (page.viewportSize()?.width ?? 0) >= 768;
      if (!choice.reduced && isWide) await expect.poll(() => strength(page)).toBeGreaterThan(0.5);
      else {
        // Long enough for an arrow to be drawn, had one been planned.
        await page.waitForTimeout(300);
        expect(await strength(page)).toBe(0);
      }
    });
  });
}

test('the picture of a service stays in sight beside its words on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto('/services');
  const service = page.locator('#technology-strategy');
  await service.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(service.locator('img')).toBeInViewport({ ratio: 0.9 });
});

test('the pictures of services are held back on a phone until they come near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  const picture = page.locator('#system-integration img');
  await expect(picture).toHaveCSS('display', 'none');
  await page.locator('#system-integration').scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
});

test('a question of buyers opens to its answer', async ({ page }) => {
  await page.goto('/services');
  const first = page.locator('main details').first();
  const answer = first.getByRole('paragraph');
  await expect(answer).toBeHidden();
  await first.locator('summary').press('Enter');
  await expect(answer).toBeVisible();
});

test.describe('the arrow', () => {
  test.beforeEach(async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) < 768, 'there is none on a small screen');
    await chooseMotion(page, motions[1]);
    await page.goto('/services');
  });

  test('points from the mouse at the button and follows both', async ({ page }) => {
    const box = await pointBeside(page, 300);
    const ends = () =>
      page.locator('[data-guide] path').evaluateAll(([line, head]) => {
        const [x, y] = line?.getAttribute('d')?.match(/[\d.]+/g) ?? [];
        const [, left, top] = head?.getAttribute('transform')?.match(/\(([\d.]+) ([\d.]+)/) ?? [];
        return [x, y, left, top].map((value) => Math.round(Number(value)));
      });
    const right = box.x + box.width;
    const middle = box.y + box.height / 2;
    await expect
      .poll(ends)
      .toEqual([right + 312, middle, right + 12, middle].map((value) => Math.round(value)));

    await page.evaluate(() => scrollBy({ top: -50, behavior: 'instant' }));
    await expect.poll(async () => (await ends()).at(3)).toBe(Math.round(middle + 50));
  });

  test('fades with distance and never passes three quarters', async ({ page }) => {
    await pointBeside(page, 60);
    await expect.poll(() => strength(page)).toBeGreaterThan(0.7);
    expect(await strength(page)).toBeLessThanOrEqual(0.75);
    await pointBeside(page, 700);
    await expect.poll(() => strength(page)).toBeLessThan(0.5);
    expect(await strength(page)).toBeGreaterThan(0.1);
  });

  test('is gone for the keyboard, when the button is out of view, and when the system asks for calm', async ({
    page,
  }) => {
    await pointBeside(page, 120);
    await expect.poll(() => strength(page)).toBeGreaterThan(0.5);
    await page.keyboard.press('Shift');
    await expect.poll(() => strength(page)).toBe(0);

    await pointBeside(page, 130);
    await expect.poll(() => strength(page)).toBeGreaterThan(0.5);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => strength(page)).toBe(0);

    await pointBeside(page, 140);
    await expect.poll(() => strength(page)).toBeGreaterThan(0.5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => strength(page)).toBe(0);
  });

  test('is never in the way of a press', async ({ page }) => {
    await pointBeside(page, 120);
    await expect(page.locator('[data-guide]')).toHaveCSS('pointer-events', 'none');
    await expect(page.locator('[data-guide]')).toHaveAttribute('aria-hidden', 'true');
  });
});
