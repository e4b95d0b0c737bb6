import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** Expects that the carousel says a place, such as "2 of 3", and that its slide is fully visible. */
export async function expectPlace(row: Locator, place: string) {
  await expect(row.page().getByText(place, { exact: true })).toBeVisible();
  const slide = row.getByRole('listitem').nth(Number.parseInt(place) - 1);
  const isShown = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  await expect.poll(() => slide.evaluate(isShown)).toBe(true);
}
