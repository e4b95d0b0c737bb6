import type { Page } from '@playwright/test';
import { chooseMotion, motions } from '../support/motion.ts';
import { members } from '../support/cards.ts';
import { expectShown } from '../support/carousel.ts';
import { expect, test } from '../support/test.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Mei-Lin Zhao' });
const card = (page: Page, name = 'Mei-Lin Zhao') =>
  page.getByRole('main').getByRole('link', { name, exact: false });

/** The drawer is open, and all that lies behind it is kept from keys, presses and screen readers. */
async function expectModal(page: Page) {
  await expect(drawer(page)).toBeVisible();
  for (const part of ['body > header', '#wall', 'body > footer']) {
    const link = page.locator(`${part} a`).first();
    const takesFocus = await link.evaluate((element: HTMLElement) => {
      element.focus();
      return document.activeElement === element;
    });
    expect(takesFocus, part).toBe(false);
  }
}

/** The names on the wall, from the first to the last. */
const listNames = (page: Page) => page.locator('#wall [data-name]').allTextContents();

test('a press on a button before the scripts have come is kept for them', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/reach.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/team', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Rearrange the wall' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
});

for (const motion of motions) {
  test.describe(motion.name, () => {
    test.beforeEach(({ page }) => chooseMotion(page, motion));

    test('a member opens as a dialog that keeps the focus and gives it back', async ({ page }) => {
      await page.goto('/team');
      await card(page).click();
      await expect(drawer(page)).toBeVisible();
      await expect(page).toHaveURL(/\/team#member-7$/);
      await expect(drawer(page)).toContainText('Senior Consultant');
      await expect(drawer(page)).toContainText('When two reports agree');
      await expect(drawer(page)).toContainText('True Colors Profile');
      await expect(drawer(page)).toContainText('dominant True Color is Green');
      await expect(drawer(page).getByRole('definition')).toHaveCount(6);

      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        );
        expect(isInside, 'the page behind the dialog has the focus').toBe(true);
      }

      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/team$/);
      await expect(card(page)).toBeFocused();
    });

    test('the keyboard opens a member and Escape and the space bar close it', async ({ page }) => {
      await page.goto('/team');
      await card(page).focus();
      await page.keyboard.press('Enter');
      await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/team$/);
      await expect(card(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(drawer(page)).toBeHidden();
    });

    test('a press outside closes a member', async ({ page }) => {
      await page.goto('/team');
      await card(page).click();
      await expectModal(page);
      await page.mouse.click(40, 20);
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/team$/);
    });

    test('Back closes a member and Forward opens it again', async ({ page }) => {
      await page.goto('/team');
      await card(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.goBack();
      await expect(drawer(page)).toBeHidden();
      await page.goForward();
      await expectModal(page);
    });

    test('an address with another member opens that one in place of the first', async ({
      page,
    }) => {
      await page.goto('/team#member-8');
      await expect(page.locator('#member-8')).toBeVisible();
      await page.evaluate(() => (location.hash = '#member-7'));
      await expect(page.locator('#member-8')).toBeHidden();
      await expectModal(page);
      await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.goBack();
      await expect(page.locator('#member-8')).toBeVisible();
      await expect(page.locator('#member-8 [data-close]')).toBeFocused();
    });

    test('an address with a member opens it', async ({ page }) => {
      await page.goto('/team#member-7');
      await expectModal(page);
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
      await expect(card(page)).toBeFocused();
    });

    test('buttons move a member, say so, and the order can be reset', async ({ page }) => {
      await page.goto('/team');
      const before = await listNames(page);
      expect(before).toEqual(members.map(({ name }) => name));
      await expect(page.getByRole('button', { name: 'Reset order' })).toBeHidden();
      await page.getByRole('button', { name: 'Rearrange the wall' }).click();

      const later = page.getByRole('button', { name: 'Move Imogen Hartley later' });
      await later.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText(
        `Imogen Hartley is now number 2 of ${members.length}.`,
      );
      await expect(later).toBeFocused();
      expect((await listNames(page)).slice(0, 2)).toEqual(['Tobias Lindqvist', 'Imogen Hartley']);

      await page.getByRole('button', { name: 'Move Imogen Hartley earlier' }).click();
      expect(await listNames(page)).toEqual(before);
      await expect(
        page.getByRole('button', { name: 'Move Imogen Hartley earlier' }),
      ).toBeDisabled();

      await page.getByRole('button', { name: 'Move The Coffee Machine earlier' }).click();
      await page.getByRole('button', { name: 'Reset order' }).click();
      expect(await listNames(page)).toEqual(before);
      await expect(page.getByRole('button', { name: 'Reset order' })).toBeHidden();
      await page.getByRole('button', { name: 'Done rearranging' }).click();
      await expect(later).toBeHidden();
    });

    test('a member is dragged to the place of another, which is marked meanwhile', async ({
      page,
    }) => {
      await page.goto('/team');
      await wakeWall(page);
      const [first, second, third] = await listNames(page);
      const from = page.locator('#wall > li').nth(0);
      const to = page.locator('#wall > li').nth(2);
      await from.evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
      await from.hover();
      await page.mouse.down();
      await to.hover();
      await to.hover();
      await expect(to).toHaveAttribute('data-over');
      expect(await to.evaluate((item) => getComputedStyle(item).outlineStyle)).toBe('solid');
      await page.mouse.up();
      await expect(page.locator('[data-over], [data-dragged]')).toHaveCount(0);
      expect((await listNames(page)).slice(0, 3)).toEqual([second, third, first]);
      await expect(page).toHaveURL(/\/team$/);

      await page.reload();
      expect((await listNames(page)).slice(0, 3)).toEqual([first, second, third]);
    });
  });
}

test('the letter of a name stands where its portrait cannot be fetched', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\.svg/);
  const isAsked = page.waitForRequest(/_astro\/7\.[^/]*\.svg/);
  await page.route(/_astro\/7\.[^/]*\.svg/, (route) => route.abort());
  await page.goto('/team');
  await card(page).scrollIntoViewIfNeeded();
  await isAsked;
  await expect(card(page).getByText('M', { exact: true })).toBeVisible();
  await expect(card(page).locator('img')).toBeHidden();
  await card(page, 'Grace Nguyen').scrollIntoViewIfNeeded();
  await expect(card(page, 'Grace Nguyen').locator('img')).toBeVisible();
});

test('a portrait that had failed before the script ran makes room too', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\.svg/);
  // High enough for the first portrait to be in sight at once.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.route(/_astro\/1\.[^/]*\.svg/, (route) => route.abort());
  await page.route(/\.js$/, async (route) => {
    await page.waitForFunction(() => document.images[0]?.complete);
    await route.continue();
  });
  await page.goto('/team');
  await expect(card(page, 'Imogen Hartley').locator('img')).toBeHidden();
});

test('a portrait is held back until it comes near, and then stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/team');
  const portrait = card(page, 'Grace Nguyen').locator('img');
  await expect(portrait).toHaveCSS('display', 'none');
  await card(page, 'Grace Nguyen').scrollIntoViewIfNeeded();
  await expect(portrait).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(card(page, 'Grace Nguyen')).not.toBeInViewport();
  // Long enough for the style to follow the scrolling.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(portrait).toHaveCSS('display', 'block');
});

test('the last place on the wall is free, leaves no gap and leads to Join Us', async ({ page }) => {
  for (const width of [360, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/team');
    const { columns, places } = await page.locator('div:has(> #wall)').evaluate((wall) => ({
      columns: getComputedStyle(wall).gridTemplateColumns.split(' ').length,
      places: wall.querySelectorAll(':scope > ul > li, :scope > a').length,
    }));
    expect(places % columns, `${columns} columns`).toBe(0);
  }
  await page.getByRole('link', { name: /^This one is free/ }).click();
  await expect(page).toHaveURL(/\/joinus$/);
});

test('no framework is fetched before a visitor reaches for the wall', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/team', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /client|react|Arranger|Carousel\./.test(url))).toEqual([]);
  await wakeWall(page);
  expect(scripts.filter((url) => /Arranger/.test(url))).toHaveLength(1);
});

test('a wall whose code cannot be fetched says so and still opens its members', async ({
  page,
  complaints,
}) => {
  complaints.expect(/TeamArranger|has not woken/);
  await page.route(/TeamArranger/, (route) => route.abort());
  await page.goto('/team');
  await page.getByRole('button', { name: 'Rearrange the wall' }).click();
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
  const email = page.getByRole('alert').getByRole('link', { name: /^hello@/ });
  await expect(email).toHaveAttribute('href', /^mailto:hello@/);
  await card(page).click();
  await expect(drawer(page)).toBeVisible();
});

test('a wall whose listener cannot be fetched says so', async ({ page, complaints }) => {
  complaints.expect(/_astro\/reach/);
  await page.route('**/_astro/reach.*.js', (route) => route.abort());
  await page.goto('/team');
  const notice = page.getByRole('main').getByRole('alert').first();
  await expect(notice).toContainText('Unexpected Application Error!');
  await expect(notice.getByRole('link', { name: 'Reload this page' })).toBeVisible();
  await expect(notice.getByRole('link', { name: /^hello@/ })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap beside a member closes it and presses nothing below', async ({ page }) => {
    await page.goto('/team#member-7');
    await expectModal(page);
    // Over the logo, which leads to another page.
    await page.touchscreen.tap(60, 36);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/team(#card-7)?$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member opens and closes by its address, and nothing is offered that cannot work', async ({
    page,
  }) => {
    await page.goto('/team');
    await expect(page.getByRole('button', { name: 'Rearrange the wall' })).toBeHidden();
    await card(page).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByText('Close').click();
    await expect(drawer(page)).toBeHidden();
    await expect(card(page)).toBeInViewport();
  });
});

test.describe('the four True Colors types', () => {
  for (const motion of motions) {
    test(`${motion.name} are a carousel on a phone that stops at its ends, and side by side elsewhere`, async ({
      page,
      viewport,
    }) => {
      await chooseMotion(page, motion);
      await page.goto('/team');
      if (viewport?.width !== 360) return expectSideBySide(page);
      const carousel = page.getByRole('group', { name: 'True Colors' }).first();
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(carousel.getByRole('group', { name: /of 4$/ })).toHaveCount(4);
      const previous = carousel.getByRole('button', { name: 'Previous type' });
      const next = carousel.getByRole('button', { name: 'Next type' });
      await expect(previous).toBeDisabled();
      for (const place of ['2 of 4', '3 of 4', '4 of 4']) {
        await next.click();
        await expect(carousel.getByText(place, { exact: true })).toBeVisible();
        await expectShown(carousel.getByRole('group', { name: place }));
      }
      await expect(next).toBeDisabled();
      await expect(next).toBeFocused();
      await previous.click();
      await expect(carousel.getByText('3 of 4', { exact: true })).toBeVisible();
      await expect(next).toBeEnabled();
    });
  }
});

async function expectSideBySide(page: Page) {
  await expect(page.getByRole('button', { name: 'Next type' })).toBeHidden();
  await expect(page.locator('[aria-roledescription]')).toHaveCount(0);
  for (const name of ['Blue', 'Gold', 'Green', 'Orange']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
}

async function wakeWall(page: Page) {
  // A mouse comes from somewhere: its first event tells of no movement, and reaches for nothing.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Rearrange the wall' }).hover();
  await expect(page.locator('astro-island[component-url*=Arranger]')).not.toHaveAttribute('ssr');
}
