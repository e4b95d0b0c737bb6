import { expect, test } from '../support/test.ts';
import { desk, phone } from '../support/screens.ts';

test('a visitor who saves data gets nothing before a press', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Learn more' }).first();
  await link.hover();
  await link.focus();
  await expect(link).toBeFocused();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/\/services#/);
});

for (const viewport of [phone, desk]) {
  test(`with less transparency nothing shines through at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/team');
    // Playwright has no option for this wish yet.
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setEmulatedMedia', { features });
    await page.getByRole('button', { name: 'Settings' }).click();
    const bars = page.locator('body > header, #settings, dialog[open]');
    expect(await bars.evaluateAll(findSeeThrough)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('#wall a').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await bars.evaluateAll(findSeeThrough)).toEqual([]);
  });
}

/** Runs in the page: the bars that are not opaque. */
function findSeeThrough(elements: Element[]): string[] {
  return elements
    .filter((element) => {
      const { backgroundColor, opacity } = getComputedStyle(element);
      return opacity !== '1' || /\/ 0|transparent|rgba\(.* 0(\.\d+)?\)/.test(backgroundColor);
    })
    .map((element) => `${element.localName} ${getComputedStyle(element).backgroundColor}`);
}
