import type { Locator, Page } from '@playwright/test';

/** Makes everything move twenty times slower, so that a test need not be quick. */
export async function slowMotion(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}

/** Where a mouse would press it. During a view transition Playwright finds no element to press. */
export async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
