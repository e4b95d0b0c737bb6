import { chooseMotion, motions } from '../support/motion.ts';
import { unknown } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** How far into its box the light's centre lies, in pixels. */
const reach = 17 * 16;

for (const { path, heading } of unknown) {
  test.describe(path, () => {
    test.beforeEach(({ complaints }) => complaints.expect(/404.*\/no-such-/));

    test('says what is wrong, logs the path once, leads on and leads home', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'info') logged.push(message.text());
      });
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect.poll(() => logged).toEqual([`There is no page at ${path}`]);
      const ways = page.getByRole('main').getByRole('link', { name: /^Learn more about/ });
      await expect(ways).toHaveCount(4);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    for (const choice of motions) {
      test(`a light follows the mouse only if it may, ${choice.name}`, async ({ page }) => {
        await chooseMotion(page, choice);
        await page.goto(path);
        const light = page.locator('[data-light]');
        const centre = async () => {
          const box = await light.boundingBox();
          return box && [box.x + reach, box.y + reach].map(Math.round);
        };
        await page.mouse.move(100, 200);
        await page.mouse.move(140, 320);
        if (!choice.reduced) {
          await expect(light).toHaveCSS('opacity', '1');
          await expect.poll(centre).toEqual([140, 320]);
          await page.mouse.move(200, 360);
          await expect.poll(centre).toEqual([200, 360]);
          await page.mouse.move(140, 10);
          await expect(light).toHaveCSS('opacity', '0');
        } else await expect(light).toHaveCSS('opacity', '0');
        await expect(page.locator('main [aria-hidden=true]').locator(light)).toHaveCount(1);
      });
    }
  });
}
