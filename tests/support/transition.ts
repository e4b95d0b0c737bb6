import type { Locator, Page } from '@playwright/test';

/** Lets everything that moves take twenty times as long, so that a test need not be quick. */
export async function slowMotion(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}

/** Where a mouse would press it. While a view transition plays, Playwright itself finds no element that can be pressed. */
export async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses for as long as a finger does, once a view transition plays. */
export async function pressDuringTransition(page: Page, { x, y }: { x: number; y: number }) {
  await page.waitForFunction(() => document.activeViewTransition !== null);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForFunction(() => document.activeViewTransition === null);
  await page.mouse.up();
}
