import type { Page } from '@playwright/test';
import { cardsWithPhoto } from '../support/content.ts';
import { putFinger } from '../support/finger.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { desk, phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { centreOf } from '../support/transition.ts';

const path = `/cards/${cardsWithPhoto[0]?.id}`;

const name = (page: Page) => page.getByRole('heading', { level: 1 });
const leaning = (page: Page) => page.locator('[data-leaning]');

/** How long a turn of each endless animation takes. */
const loops = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect?.getTiming())
      .filter((timing) => timing?.iterations === Infinity)
      .map((timing) => timing?.duration),
  );

/** Collects the scripts that are fetched from now on. */
function listScripts(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Sends a request, which follows any that the pointer could have caused. */
async function requestLast(page: Page) {
  const request = page.waitForRequest('**/robots.txt');
  await page.evaluate(() => fetch('/robots.txt'));
  await request;
}

test.describe('a card under a mouse', () => {
  test.use({ viewport: desk });

  async function leanTowards(page: Page) {
    const { x = 0, y = 0 } = (await name(page).boundingBox()) ?? {};
    await expect(async () => {
      await page.mouse.move(x, y);
      await page.mouse.move(x + 5, y + 5);
      await expect(leaning(page)).toBeAttached({ timeout: 200 });
    }).toPass();
  }

  test('stands still if the system asks for it, and fetches nothing', async ({ page }) => {
    await chooseMotion(page, motions[2]);
    await page.goto(path);
    const scripts = listScripts(page);
    await page.mouse.move(100, 200);
    await name(page).hover({ force: true });
    await requestLast(page);
    expect(await loops(page)).not.toContain(14_500);
    expect(scripts).toEqual([]);
  });

  test('leans towards the pointer of a first-time visitor, and never sways', async ({ page }) => {
    await page.goto(path);
    expect(await loops(page)).not.toContain(14_500);
    await leanTowards(page);
  });

  test('sways, leans to the pointer, and sways 2.5 s after it has left', async ({ page }) => {
    await chooseMotion(page, motions[1]);
    await page.goto(path);
    expect(await loops(page)).toContain(14_500);
    await leanTowards(page);
    expect(await loops(page)).not.toContain(14_500);
    await expect(leaning(page)).toHaveCSS('transform', /^matrix3d/);

    const left = Date.now();
    await page.mouse.move(100, 2);
    await expect(leaning(page)).not.toBeAttached();
    expect(Date.now() - left).toBeGreaterThan(2400);
    expect(await loops(page)).toContain(14_500);
  });
});

test.describe('a card under a finger', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('leans sideways, and springs back at once when the finger is lifted', async ({ page }) => {
    await chooseMotion(page, motions[1]);
    await page.goto(path);
    const finger = await putFinger(page, await centreOf(name(page)));
    await expect(async () => {
      await finger.move({ x: 24 });
      await finger.move({ x: -24 });
      await expect(leaning(page)).toBeAttached({ timeout: 200 });
    }).toPass();
    const lifted = Date.now();
    await finger.lift();
    await expect(leaning(page)).not.toBeAttached();
    expect(Date.now() - lifted).toBeLessThan(2000);
    expect(await loops(page)).not.toContain(14_500);
    // It sways again after the same time as with a mouse.
    await expect.poll(() => loops(page)).toContain(14_500);
    expect(Date.now() - lifted).toBeGreaterThan(2400);
  });

  test('a finger that scrolls over it fetches nothing', async ({ page }) => {
    await page.goto(path);
    const scripts = listScripts(page);
    const finger = await putFinger(page, await centreOf(name(page)));
    await finger.move({ x: 4, y: -120 });
    await finger.lift();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await requestLast(page);
    expect(scripts).toEqual([]);
  });
});
