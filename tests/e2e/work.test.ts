import type { Page } from '@playwright/test';
import { expectShown } from '../support/carousel.ts';
import { listIds } from '../support/content.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

const places = listIds('case-studies').map((_, i, all) => `${i + 1} of ${all.length}`);
const [first = '', second = ''] = places;
const last = places.at(-1) ?? '';

const carousel = (page: Page) => page.getByRole('group', { name: 'Case Studies' }).first();
const phone = { width: 360, height: 740 };
const isPhone = (viewport: { width: number } | null) => viewport?.width === 360;

/** The poster that leads to a case study, without what lights up on it. */
const posterOf = (page: Page, id: string) => page.locator(`#studies [href="#${id}"] img`).first();

/** How far a poster leans: the angle between its own front and the screen's, in degrees. */
const readLean = (page: Page) =>
  posterOf(page, 'enrich')
    .locator('xpath=ancestor::div')
    .evaluateAll((elements) =>
      Math.max(
        ...elements.map((element) => {
          const { m33 } = new DOMMatrix(getComputedStyle(element).transform);
          return Math.acos(Math.min(1, m33)) * (180 / Math.PI);
        }),
      ),
    );

for (const motion of motions) {
  test.describe(motion.name, () => {
    test.beforeEach(({ page }) => chooseMotion(page, motion));

    test('the case studies are a looping carousel on a phone and side by side from the large width up', async ({
      page,
      viewport,
    }) => {
      await page.goto('/work');
      if (!isPhone(viewport)) return expectSideBySide(page);
      await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(carousel(page).getByRole('group', { name: /^\d+ of \d+$/ })).toHaveCount(
        places.length,
      );
      const next = carousel(page).getByRole('button', { name: 'Next case study' });
      const previous = carousel(page).getByRole('button', { name: 'Previous case study' });

      for (const place of [...places.slice(1), first]) {
        await next.click();
        await expect(carousel(page).getByText(place, { exact: true })).toBeVisible();
        await expectShown(carousel(page).getByRole('group', { name: place, exact: true }));
      }
      await previous.click();
      await expect(carousel(page).getByText(last, { exact: true })).toBeVisible();
      await expectShown(carousel(page).getByRole('group', { name: last, exact: true }));
    });

    test('quick presses of an arrow are all counted', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/work');
      const next = carousel(page).getByRole('button', { name: 'Next case study' });
      await next.click();
      await expect(carousel(page).getByText(second, { exact: true })).toBeVisible();
      // Once round.
      for (const _ of places) await next.click();
      await expect(carousel(page).getByText(second, { exact: true })).toBeVisible();
      await expectShown(carousel(page).getByRole('group', { name: second, exact: true }));
    });

    test('the carousel follows a swipe', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/work');
      // The first press wakes it.
      await carousel(page).getByRole('button', { name: 'Next case study' }).click();
      await expectShown(carousel(page).getByRole('group', { name: second, exact: true }));
      await page
        .locator('#studies')
        .evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
      await expect(carousel(page).getByText(first, { exact: true })).toBeVisible();
    });

    test('a poster leans towards the mouse only where it should', async ({ page, viewport }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto('/work');
      const cover = posterOf(page, 'enrich');
      // The picture itself has no place yet.
      await page.locator('#studies').scrollIntoViewIfNeeded();
      await expect(cover).toBeVisible();
      await cover.scrollIntoViewIfNeeded();
      const box = await cover.boundingBox();
      if (!box) throw new Error('The cover is not shown');
      const leans = !motion.reduced && !isPhone(viewport);
      const isMotionFetched = () => scripts.some((url) => /lean-poster/.test(url));

      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      if (!leans) {
        await page.mouse.move(box.x + 4, box.y + 4);
        await expect.poll(() => readLean(page)).toBe(0);
        expect(isMotionFetched()).toBe(false);
        return;
      }
      await expect(async () => {
        await page.mouse.move(box.x + 5, box.y + box.height / 2);
        await page.mouse.move(box.x + 4, box.y + box.height / 2);
        expect(await readLean(page)).toBeGreaterThan(20);
      }).toPass();
      expect(await readLean(page)).toBeLessThanOrEqual(25.01);
      expect(isMotionFetched()).toBe(true);

      const left = Date.now();
      await page.mouse.move(2, 2);
      await expect.poll(() => readLean(page), { timeout: 6000 }).toBeLessThan(0.1);
      expect(Date.now() - left).toBeGreaterThan(2900);
    });
  });
}

test('a poster leads to its case study', async ({ page }) => {
  await page.goto('/work');
  await page.locator('#studies').getByRole('link').first().click();
  await expect(page).toHaveURL(/#enrich$/);
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('the story of a case study opens below its facts', async ({ page }) => {
  await page.goto('/work');
  const study = page.getByRole('article').first();
  const story = study.getByRole('group');
  await expect(story.getByRole('paragraph').first()).toBeHidden();
  await study.getByText('Read how we did it').click();
  await expect(story.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(story.getByRole('paragraph').last()).toBeVisible();
});

test('a poster lights up under the mouse, unless the system asks for less motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/work');
  const poster = page.locator('#studies').getByRole('link').first();
  const light = poster.locator('img').last();
  await poster.scrollIntoViewIfNeeded();
  await expect(light).toHaveCSS('opacity', '0');
  await poster.hover();
  await expect(light).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(light).toBeHidden();
});

test('each case study opens its PDF in a new tab and says so', async ({ page }) => {
  await page.goto('/work');
  const links = page.getByRole('link', { name: /Download the case study/ });
  await expect(links).toHaveCount(places.length);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText(/\(PDF, \d+ KB, opens in a new tab\)/);
  }
});

test('where two case studies are in sight, every press on an arrow moves them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/work');
  const studies = carousel(page);
  const press = (name: string) => studies.getByRole('button', { name }).click();
  const expectPlace = async (place: string) => {
    await expect(studies.getByText(place, { exact: true })).toBeVisible();
    await expectShown(studies.getByRole('group', { name: place, exact: true }));
  };
  await press('Next case study');
  await expectPlace(last);
  await press('Previous case study');
  await expectPlace(first);
  await press('Previous case study');
  await expectPlace(last);
  await press('Next case study');
  await expectPlace(first);
});

test('a poster whose animation cannot be fetched says so, once, and stays', async ({
  page,
  complaints,
}) => {
  complaints.expect(/lean-poster/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await chooseMotion(page, motions[1]);
  await page.route('**/lean-poster*.js', (route) => route.abort());
  await page.goto('/work');
  const cover = posterOf(page, 'enrich');
  await page.locator('#studies').scrollIntoViewIfNeeded();
  await cover.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await cover.boundingBox()) ?? {};
  await expect(async () => {
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.move(x + 80, y + 60);
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!', {
      timeout: 1000,
    });
  }).toPass();
  await expect(cover).toBeVisible();
});

test('a carousel whose code cannot be fetched says so and can still be swiped', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(phone);
  complaints.expect(/Carousel\.|has not woken/);
  await page.route(/\/Carousel\./, (route) => route.abort());
  await page.goto('/work');
  await page.getByRole('button', { name: 'Next case study' }).click();
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
  const poster = page.locator('#studies [href="#digital"]');
  await poster.scrollIntoViewIfNeeded();
  await expectShown(poster);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each case study can be read to its last paragraph', async ({ page }) => {
    await page.goto('/work');
    const studies = page.getByRole('article');
    await expect(studies).toHaveCount(places.length);
    for (const study of await studies.all()) {
      await study.getByText('Read how we did it').click();
      await expect(study.getByRole('group').getByRole('paragraph').last()).toBeVisible();
    }
  });

  test('the case studies are a row to scroll, without arrows that do nothing', async ({ page }) => {
    await page.goto('/work');
    await expect(page.getByRole('button', { name: 'Next case study' })).toBeHidden();
    await page.locator('#studies [href="#protect"]').scrollIntoViewIfNeeded();
    await expect(posterOf(page, 'protect')).toBeInViewport({ ratio: 0.3 });
  });
});

async function expectSideBySide(page: Page) {
  await expect(page.getByRole('button', { name: 'Next case study' })).toBeHidden();
  await expect(page.locator('[aria-roledescription]')).toHaveCount(0);
  const tops = await page
    .locator('#studies')
    .getByRole('link')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toHaveLength(places.length);
  // Three stand in a row.
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
}
