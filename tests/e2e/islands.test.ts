import type { Locator, Page } from '@playwright/test';
import { cards } from '../support/site.ts';
import { holdScripts, loseScripts } from '../support/network.ts';
import { phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

interface Island {
  name: string;
  path: string;
  /** Makes its control visible, without its code. */
  prepare?: (page: Page) => Promise<unknown>;
  control: (page: Page) => Locator;
  /** The effect of one press on the control. A second press would undo it or do more. */
  expectPressed: (page: Page) => Promise<unknown>;
  /** Breaks something that it needs to render. */
  spoil: () => void;
  /** What can still be read if it is broken. */
  rest: (page: Page) => Locator;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

const islands: Island[] = [
  {
    name: 'Settings',
    path: '/',
    prepare: (page) => button(page, 'Settings').click(),
    control: (page) => page.getByRole('switch', { name: 'Theme' }),
    expectPressed: (page) => expect(page.locator('html')).toHaveClass(/\bdark\b/),
    spoil() {
      Object.defineProperty(globalThis, 'matchMedia', {
        value: () => {
          throw new Error('broken on purpose');
        },
      });
    },
    rest: (page) => button(page, 'Settings'),
  },
  {
    name: 'the wall',
    path: '/team',
    control: (page) => button(page, 'Rearrange the wall'),
    expectPressed: (page) => expect(button(page, 'Done rearranging')).toBeVisible(),
    spoil() {
      HTMLDialogElement.prototype.close = () => {
        throw new Error('broken on purpose');
      };
    },
    rest: (page) => page.getByRole('heading', { name: 'True Colors' }),
  },
  {
    name: 'a carousel',
    path: '/work',
    control: (page) => button(page, 'Next case study'),
    expectPressed: (page) => expect(page.getByText('2 of 3', { exact: true })).toBeVisible(),
    spoil() {
      Object.defineProperty(globalThis, 'ResizeObserver', {
        value: function Broken() {
          throw new Error('broken on purpose');
        },
      });
    },
    rest: (page) => page.getByRole('region', { name: 'Case Studies' }).getByRole('link').first(),
  },
];

const notice = (page: Page) => page.getByRole('alert');

test.use({ viewport: phone, colorScheme: 'light' });

for (const { name, path, prepare, control, expectPressed, spoil, rest } of islands) {
  test(`two presses on ${name} while its code is on the way count once`, async ({ page }) => {
    await page.goto(path);
    const release = await holdScripts(page);
    await prepare?.(page);
    await control(page).click();
    await control(page).click();
    release();
    await expectPressed(page);
  });

  test(`${name} says that its code has not come, and the next press mends it`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/_astro|ERR_FAILED|could not wake/);
    await page.goto(path);
    const restore = await loseScripts(page);
    await prepare?.(page);
    await control(page).click();
    await expect(notice(page)).toContainText('Unexpected Application Error!');
    await expect(notice(page).getByRole('link', { name: 'Reload this page' })).toBeVisible();
    await expect(notice(page).getByRole('link', { name: /@/ })).toBeVisible();
    await expect(rest(page)).toBeVisible();
    await restore();
    await control(page).click();
    await expectPressed(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test(`${name} says that it is broken, and the rest of the page stays`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/broken on purpose/);
    await page.goto(path);
    // Before anything wakes the island.
    await page.evaluate(spoil);
    await prepare?.(page);
    // The control disappears when the island breaks, perhaps before this presses it.
    await control(page).or(notice(page)).first().dispatchEvent('click');
    await expect(notice(page)).toContainText('Unexpected Application Error!');
    await expect(rest(page)).toBeVisible();
  });
}

// The service worker of cards would fetch the code.
const withoutWorker = test.extend({ serviceWorkers: 'block' });

withoutWorker('a card whose code has not come can be read', async ({ page, complaints }) => {
  complaints.expect(/_astro|ERR_FAILED|could not wake|Service Worker/);
  await page.goto(cards[0] ?? '');
  await loseScripts(page);
  const failure = page.waitForEvent('console', (message) => /could not wake/.test(message.text()));
  const name = page.getByRole('heading', { level: 1 });
  // The first event of a mouse is not a movement.
  await name.hover({ position: { x: 4, y: 4 } });
  await name.hover();
  await failure;
  await expect(name).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
