import type { Page } from '@playwright/test';
import { phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const poster = (page: Page) => page.getByRole('link', { name: /^Play the video/ });

for (const size of [phone, { width: 768, height: 900 }]) {
  const isPhone = size === phone;
  const what = isPhone
    ? 'a phone is shown no video and fetches none'
    : 'from the medium width up the frame of the video is fetched when it is pressed';
  test(what, async ({ page }) => {
    await page.setViewportSize(size);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/video/')) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/team');
    await page.getByRole('heading', { name: 'True Colors' }).first().scrollIntoViewIfNeeded();
    await expect(poster(page)).toBeVisible({ visible: !isPhone });
    if (!isPhone) await poster(page).hover();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    if (isPhone) return;

    await poster(page).click();
    const video = page.locator('iframe').contentFrame().locator('video');
    await expect(video).toBeVisible();
    expect(fetched).toContain('/video/first-light');
    expect(page.url()).toMatch(/\/team$/);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
      .toBeGreaterThan(0);
  });
}

test('the video has a page of its own with a description', async ({ page }) => {
  await page.goto('/video/first-light');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  const video = page.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAttribute('playsinline');
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await page.getByRole('link', { name: 'Back to the team' }).click();
  await expect(page).toHaveURL(/\/team$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster leads to the page of the video', async ({ page }) => {
    await page.goto('/team');
    await poster(page).click();
    await expect(page).toHaveURL(/\/video\/first-light$/);
    await expect(page.locator('video')).toBeVisible();
  });
});
