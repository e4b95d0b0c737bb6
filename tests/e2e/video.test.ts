import type { Page } from '@playwright/test';
import { twoFrames } from '../support/frames.ts';
import { phone } from '../support/screens.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const poster = (page: Page) => page.getByRole('link', { name: /^Play the video/ });

/** Opens the page at the video, and returns the requests for it. */
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

test('from the medium width up a press fetches the video, or says that it failed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const fetched = await openTeam(page, 768);
  await poster(page).hover();
  await twoFrames(page);
  expect(fetched).toEqual([]);

  const top = await page.evaluate(() => scrollY);
  await poster(page).click();
  const frame = page.locator('iframe').contentFrame();
  await expect(frame.locator('video')).not.toHaveJSProperty('videoWidth', 0);
  expect(fetched).toContain('/video/first-light');
  await expect(frame.getByRole('link')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await page.reload();
  await page.context().setOffline(true);
  await poster(page).click();
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
  await page.context().setOffline(false);
  await poster(page).click();
  await expect(page.getByRole('alert')).toBeEmpty();
});

withoutScript('without JavaScript the poster leads to the video and back', async ({ page }) => {
  await page.goto('/team');
  await poster(page).click();
  await expect(page).toHaveURL(/\/video\/first-light$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  const video = page.locator('video[controls][playsinline]');
  await expect(video).toHaveJSProperty('muted', true);
  // As narrow as the phone on the page of the team, where only the clip is shown.
  await page.setViewportSize({ width: 256, height: 600 });
  await page.getByRole('link', { name: 'Back to the team' }).click();
  await expect(page).toHaveURL(/\/team$/);
});
