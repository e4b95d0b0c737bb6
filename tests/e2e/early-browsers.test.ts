import { cardsWithPhoto } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// The test changes styles and scripts, whose hashes the policy does not know.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  // Safari before 17 has no popovers.
  await page.route(/\.(css|js)$|\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('popover', 'no-such');
    await route.fulfill({ response, body });
  });
});

test('an early browser shows both sides of a card, in colour, and Save', async ({ page }) => {
  await page.goto(`/cards/${cardsWithPhoto[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn over' })).toBeHidden();
  const save = page.getByRole('link', { name: 'Save Contact' });
  await expect(save).toHaveCSS('background-color', /^oklch/);
  await expect(save).toHaveCSS('color', /^oklch/);
});

test('an early browser leaves Settings and the tooltips out', async ({ page }) => {
  await page.goto('/joinus');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  const tooltips = page.locator('tool-tip [data-part=text]');
  await expect(tooltips).not.toHaveCount(0);
  await expect(tooltips.filter({ visible: true })).toHaveCount(0);
});
