import { chooseMotion, motions } from '../support/motion.ts';
import { unknown } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const { path, heading } of unknown) {
  test(`${path} says what is wrong, logs it once and leads on`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') logged.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => logged).toEqual([`There is no page at ${path}`]);
    const ways = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(ways).toHaveText(['Services', 'Work', 'Team', 'Enquire']);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

/** The distance from the edge of the box of the light to its centre, in pixels. */
const reach = 17 * 16;

for (const choice of [motions[0], motions[2]]) {
  test(`a light follows the mouse if it may, ${choice.name}`, async ({ page }) => {
    await chooseMotion(page, choice);
    await page.goto('/no-such-page');
    const light = page.locator('main [data-part=lantern] > :has(svg)');
    await page.mouse.move(100, 200);
    await page.mouse.move(200, 360);
    if (choice.reduced) return expect(light).toHaveCSS('opacity', '0');
    await expect(light).toHaveCSS('opacity', '1');
    const centre = async () => {
      const { x = 0, y = 0 } = (await light.boundingBox()) ?? {};
      return [x + reach, y + reach].map(Math.round);
    };
    await expect.poll(centre).toEqual([200, 360]);
    await page.mouse.move(140, 10);
    await expect(light).toHaveCSS('opacity', '0');
  });
}
