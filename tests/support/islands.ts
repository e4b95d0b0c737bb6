import { expect, type Locator } from '@playwright/test';

/** Waits until the island around an element is awake. Something must have reached for it before. */
export async function expectAwake(part: Locator) {
  // Astro marks an island until React has taken it over.
  await expect(part.page().locator('astro-island[ssr]', { has: part })).toHaveCount(0);
}
