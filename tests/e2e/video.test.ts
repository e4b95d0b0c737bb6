import type { Page } from '@playwright/test';
import { chooseMotion, motions } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

const poster = (page: Page) => page.getByRole('link', { name: /^Play the video/ });

for (const motion of motions) {
  test(`${motion.name} the frame of the video is fetched when it is pressed, and from the medium width up`, async ({
    page,
    viewport,
  }) => {
    await chooseMotion(page, motion);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/video/')) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/team');
    await page.getByRole('heading', { name: 'True Colors' }).first().scrollIntoViewIfNeeded();

    if (viewport?.width === 360) {
      await expect(poster(page)).toBeHidden();
      expect(fetched).toEqual([]);
      return;
    }
    await poster(page).hover();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);

    await poster(page).click();
    const frame = page.frameLocator('iframe[title="First light on the ridge"]');
    await expect(frame.locator('video')).toBeVisible();
    expect(fetched).toContain('/video/first-light');
    expect(page.url()).toMatch(/\/team$/);
    await expect
      .poll(() => frame.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBe(432);
  });
}

test('the video has a page of its own with a description, kept out of search results', async ({
  page,
}) => {
  await page.goto('/video/first-light');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First light on the ridge');
  await expect(page.getByText('A ridge before dawn')).toBeVisible();
  const video = page.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAttribute('playsinline');
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the team' }).click();
  await expect(page).toHaveURL(/\/team$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster leads to the page of the video', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/team');
    await poster(page).click();
    await expect(page).toHaveURL(/\/video\/first-light$/);
    await expect(page.locator('video')).toBeVisible();
  });
});
