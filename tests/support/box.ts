import type { Locator } from '@playwright/test';

/** Where a part is on the screen, in pixels. Throws if it is not shown. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown.`);
  return box;
}
