import { expect, test } from '../support/test.ts';
import { desk, phone } from '../support/screens.ts';

for (const viewport of [phone, desk]) {
  test(`with less transparency nothing shines through at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/team');
    // Playwright has no option for this preference yet.
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setEmulatedMedia', { features });
    await page.getByRole('button', { name: 'Settings' }).click();
    const words = page.locator(
      ':is(body > header, #settings, dialog[open]) :is(a, button, h2, p, dd)',
    );
    const visible = words.filter({ visible: true });
    await expect(visible.filter({ hasText: 'Theme' })).toHaveCount(1);
    expect(await visible.evaluateAll(findSeeThrough)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('main a[href^="#member-"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(visible.filter({ hasText: 'Close' })).toHaveCount(1);
    expect(await visible.evaluateAll(findSeeThrough)).toEqual([]);
  });
}

/** Runs in the page. Lists the words without an opaque box of their own bar behind them. */
function findSeeThrough(words: Element[]): string[] {
  return words
    .filter((word) => {
      const bar = word.closest('body > header, #settings, dialog');
      const around: Element[] = [];
      for (let at: Element | null = word; at && bar?.contains(at); at = at.parentElement)
        around.push(at);
      const boxes = around.map((element) => getComputedStyle(element));
      // The nearest box with a background.
      const paint = boxes.find(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)');
      const isOpaque = paint && !/rgba|\/|transparent/.test(paint.backgroundColor);
      return !isOpaque || boxes.some(({ opacity }) => opacity !== '1');
    })
    .map((word) => `${word.localName} ${word.textContent}`);
}
