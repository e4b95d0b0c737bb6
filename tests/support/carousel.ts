import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** A slide has arrived when neither side is cut off. */
export const expectShown = (slide: Locator) =>
  expect
    .poll(() =>
      slide.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
