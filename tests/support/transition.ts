import type { Locator, Page } from '@playwright/test';
import { boxOf } from './box.ts';

/** Slows all animations down twenty times, so that a test need not be quick. */
export async function slowMotion(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}

/** The point where a mouse would press an element. During a view transition, Playwright cannot press elements. */
export async function centreOf(target: Locator) {
  const box = await boxOf(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
