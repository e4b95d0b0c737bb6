import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Touches the page at a point and moves in steps, like a real finger. Playwright itself can only tap. */
export async function putFinger(page: Page, from: Point) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let { x, y } = from;
  await send('touchStart', { x, y });
  return {
    async move(by: Partial<Point>, steps = 8) {
      for (let step = 0; step < steps; step += 1) {
        x += (by.x ?? 0) / steps;
        y += (by.y ?? 0) / steps;
        await send('touchMove', { x, y });
      }
    },
    lift: () => send('touchEnd'),
  };
}
