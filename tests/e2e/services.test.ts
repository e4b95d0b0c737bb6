import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/box.ts';
import { twoFrames } from '../support/frames.ts';
import { phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get Started.' });
const arrow = (page: Page) => page.locator('guide-arrow > svg');

/** The services in a window of this size. */
async function openServices(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.goto('/services');
  const services = page.getByRole('article').filter({ has: page.locator('img') });
  await expect(services).toHaveCount(4);
  return services.all();
}

const boxesOf = async (locator: Locator) => Promise.all((await locator.all()).map(boxOf));

const strength = (page: Page) =>
  arrow(page).evaluate((element) =>
    element.checkVisibility() ? Number(getComputedStyle(element).opacity) : 0,
  );

/** Brings the button into view and puts the mouse beside it. */
async function pointBeside(page: Page, distance: number) {
  await button(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  const box = await boxOf(button(page));
  await page.mouse.move(box.x + box.width + 12 + distance, box.y + box.height / 2);
  return box;
}

test('from a tablet on, the picture of a service stays beside its words', async ({ page }) => {
  for (const [width, height] of [
    [768, 1024],
    [1280, 620],
  ] as const) {
    for (const service of await openServices(page, { width, height })) {
      await service.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect(service.locator('img')).toBeInViewport({ ratio: 0.9 });
      const plate = await boxOf(service.locator('img'));
      const words = await boxesOf(service.locator(':is(p, li):not(figure *)'));
      expect(words.length).toBeGreaterThan(8);
      for (const { x, width: across } of words)
        expect(x > plate.x + plate.width || x + across < plate.x, `${width} px`).toBe(true);
    }
  }
});

test('the plates are shown whole on every screen, with nobody cut', async ({ page }) => {
  for (const width of [360, 390, 768, 1023, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
    const plates = page.getByRole('article').locator('img');
    await expect(plates).toHaveCount(4);
    for (const plate of await plates.all()) {
      await plate.scrollIntoViewIfNeeded();
      const box = await plate.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1), `${width} px`).toBeCloseTo(4 / 5, 2);
      expect(box?.width, `${width} px`).toBeGreaterThan(110);
    }
  }
});

test('on a very wide screen the words of a service are about as tall as its plate', async ({
  page,
}) => {
  for (const service of await openServices(page, { width: 1920, height: 1080 })) {
    const plate = await boxOf(service.locator('img'));
    const words = await boxesOf(service.locator('p, li, figure'));
    const foot = Math.max(...words.map(({ y, height }) => y + height));
    expect(Math.abs(foot - plate.y - plate.height)).toBeLessThan(plate.height / 4);
    const beside = words.filter(({ x }) => x < plate.x || x > plate.x + plate.width);
    expect(beside).toHaveLength(words.length);
  }
});

test('in a wide, low window a plate on the left stands at the margin of the page', async ({
  page,
}) => {
  await openServices(page, { width: 1920, height: 700 });
  const plate = await boxOf(page.locator('#technology-strategy img'));
  const logo = await boxOf(page.getByRole('banner').getByRole('link').first());
  expect(plate.x).toBeCloseTo(logo.x, 0);
});

test('at dusk the plates are dimmer, and paper is printed as bright as by day', async ({
  page,
}) => {
  await page.goto('/services');
  const plate = page.getByRole('article').locator('img').first();
  await expect(plate).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(plate).toHaveCSS('filter', /brightness\(0\.\d+\)/);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expect(plate).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none', media: 'print' });
  await expect(plate).toHaveCSS('filter', 'none');
});

test.describe('the arrow', () => {
  test('is not drawn on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/services');
    await pointBeside(page, 120);
    await twoFrames(page);
    expect(await strength(page)).toBe(0);
  });

  test('points from the mouse at the button, which leads to the form', async ({ page }) => {
    await page.goto('/services');
    const box = await pointBeside(page, 300);
    const ends = async () => {
      const line = await arrow(page).locator('> path').getAttribute('d');
      const numbers = line?.match(/-?[\d.]+/g) ?? [];
      return [...numbers.slice(0, 2), ...numbers.slice(-2)].map((value) =>
        Math.round(Number(value)),
      );
    };
    const right = box.x + box.width;
    const middle = box.y + box.height / 2;
    await expect
      .poll(ends)
      .toEqual([right + 312, middle, right + 12, middle].map((value) => Math.round(value)));
    await expect(arrow(page)).toHaveCSS('pointer-events', 'none');

    await page.evaluate(() => scrollBy({ top: -50, behavior: 'instant' }));
    // The mouse is above the button now, so the arrow ends at its upper corner.
    await expect.poll(async () => (await ends()).at(3)).toBe(Math.round(box.y + 50 + 16));
    await button(page).click();
    await expect(page).toHaveURL(/\/get-started$/);
  });

  test('disappears with the button, for the keyboard and for reduced motion', async ({ page }) => {
    await page.goto('/services');
    for (const [i, leave] of [
      () => page.keyboard.press('Shift'),
      () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
      () => page.emulateMedia({ reducedMotion: 'reduce' }),
    ].entries()) {
      await pointBeside(page, 120 + 10 * i);
      await expect.poll(() => strength(page)).toBeGreaterThan(0.5);
      await leave();
      await expect.poll(() => strength(page)).toBe(0);
    }
  });
});

const ways = (page: Page) =>
  page.getByRole('navigation', { name: 'The four services' }).getByRole('link');

test('four links are on the first screen and each lead to a service', async ({ page }) => {
  await page.goto('/services');
  await expect(ways(page)).toHaveCount(4);
  for (const link of await ways(page).all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    const id = (await link.getAttribute('href')) ?? '';
    await expect(page.locator(id)).toContainText(await link.innerText());
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('four links at the top each lead to a service and show all of it', async ({ page }) => {
    await page.goto('/services');
    const links = ways(page);
    await expect(links).toHaveCount(4);
    await expect(links.first()).toBeInViewport();
    const title = (await links.last().innerText()).replaceAll(/\s+/g, ' ');
    const service = page.getByRole('article', { name: title });
    const features = service.getByRole('listitem');
    await expect(features).toHaveCount(0);
    await links.last().click();
    await expect(service.getByRole('heading')).toBeInViewport();
    await expect(features).toHaveCount(6);
  });

  test('a press shows the rest of a service', async ({ page }) => {
    await page.goto('/services');
    const service = page.getByRole('article').first();
    await expect(service.getByRole('listitem')).toHaveCount(0);
    await service.getByText('How it goes, and what you get').click();
    await expect(service.getByRole('listitem')).toHaveCount(6);
  });
});

test('on a wide screen and on paper all of a service is shown, with nothing to press', async ({
  page,
}) => {
  await page.goto('/services');
  const services = page
    .locator('article[id]')
    .filter({ has: page.getByRole('img').or(page.locator('img')) });
  await expect(services).toHaveCount(4);
  const press = page.getByText('How it goes, and what you get');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(services.getByRole('listitem')).toHaveCount(24);
    await expect(press.first()).toBeHidden();
  }
});

test('a department reads panels, insurance, security, subcontracting and who signs without a press', async ({
  page,
}) => {
  await page.goto('/services#buying');
  for (const term of ['Panels', 'Insurance', 'Security', 'Subcontracting', 'Who signs'])
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
});
