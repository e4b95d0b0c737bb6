import type { Page } from '@playwright/test';
import { twoFrames } from '../support/frames.ts';
import { phone } from '../support/screens.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const poster = (page: Page) => page.getByRole('link', { name: /^Play the video/ });

/** Opens the page at the video and collects the requests for it. */
async function openTeam(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/video/')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/team');
  await page.getByRole('heading', { name: 'True Colors' }).first().scrollIntoViewIfNeeded();
  return fetched;
}

test('a phone is shown no video and fetches none', async ({ page }) => {
  const fetched = await openTeam(page, phone.width);
  await expect(poster(page)).toBeHidden();
  await twoFrames(page);
  expect(fetched).toEqual([]);
});

test('from the medium width up a press fetches the video and plays it', async ({ page }) => {
  const fetched = await openTeam(page, 768);
  await poster(page).hover();
  await twoFrames(page);
  expect(fetched).toEqual([]);
  // For visitors who cannot see it.
  await expect(poster(page)).toHaveAccessibleDescription(/\w/);

  const top = await page.evaluate(() => scrollY);
  await poster(page).click();
  const video = page.locator('iframe').contentFrame().locator('video[controls]');
  await expect(video).not.toHaveJSProperty('currentTime', 0);
  await expect(video).not.toHaveJSProperty('videoWidth', 0);
  expect(fetched).toContain('/video/first-light.mp4');
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('offline a press shows the error of the browser', async ({ page, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/team');
  await page.context().setOffline(true);
  await poster(page).click();
  await expect(page).toHaveURL(/^chrome-error:/);
});

withoutScript('without JavaScript the poster leads to the video', async ({ page }) => {
  await page.goto('/team');
  await poster(page).click();
  await expect(page).toHaveURL(/\/video\/first-light\.mp4$/);
  await expect(page.locator('video[controls]')).not.toHaveJSProperty('videoWidth', 0);
  await page.goBack();
  await expect(poster(page)).toBeVisible();
});
