import type { Page } from '@playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';
import { ids, ref } from '#ui/ridges/ids.ts';
import { boxOf } from '../support/box.ts';
import { indexable, unknown } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  [320, 640],
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 620],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** 1.5 rem. */
const clearance = 24;

const everywhere = [...indexable, ...unknown.map(({ path }) => path)];

for (const path of everywhere) {
  test(`nothing drawn on ${path} comes near its headline`, async ({ page, complaints }) => {
    if (!indexable.includes(path)) complaints.expect(/404|no-such/);
    await page.goto(path);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const gap = await measureGap(page);
      expect(gap, `${width} × ${height}`).toBeGreaterThanOrEqual(clearance - 1);
    }
  });
}

test('no star stands in front of a mountain: each sky has them behind its ridges', async ({
  page,
}) => {
  const stars = page.locator(`use[href="${ref(ids.stars)}"]`);
  const suns = page.locator('[data-sun]');
  for (const path of ['/', '/services', '/work', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(suns).not.toHaveCount(0);
    await expect(stars).toHaveCount(await suns.count());
  }
});

test('the sun goes the way of the country from page to page, by small steps, on every screen', async ({
  page,
}) => {
  const fromWestToEast = [
    '/privacy-policy',
    '/',
    '/services',
    '/work',
    '/team',
    '/joinus',
    '/get-started',
  ];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const places: number[] = [];
    for (const path of fromWestToEast) {
      await page.goto(path);
      const sun = await boxOf(page.locator('main [data-sun]').first());
      places.push(sun.x + sun.width / 2);
    }
    for (const [index, place] of places.slice(1).entries()) {
      const step = (places[index] ?? 0) - place;
      const move = `${width} × ${height}: ${fromWestToEast[index]} → ${fromWestToEast[index + 1]}`;
      expect(step, move).toBeGreaterThan(0);
      expect(step, move).toBeLessThan(0.2 * width);
    }
  }
});

/** The distance from the headline down to the stars, the sun, the highest crest and the landmarks. */
const measureGap = (page: Page) =>
  page.evaluate((stars) => {
    const headline = document.querySelector('h1');
    const landscape = document.querySelector('main [data-sun]')?.closest('[aria-hidden]');
    if (!headline || !landscape) throw new Error('The page has no headline over a landscape.');
    const sky = landscape.querySelector(`use[href="${stars}"]`)?.closest('svg');
    if (!sky) throw new Error('The landscape has no stars.');
    const tops = [sky, ...landscape.querySelectorAll('[data-sun], svg:has(> svg), path')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 0 && right > 0 && left < innerWidth)
      .map(({ top }) => top);
    return Math.min(...tops) - headline.getBoundingClientRect().bottom;
  }, ref(ids.stars));

for (const path of everywhere.filter((each) => each !== '/')) {
  test(`the near ridge of ${path} goes on into what is below it without a line`, async ({
    page,
    complaints,
  }) => {
    if (!indexable.includes(path)) complaints.expect(/404|no-such/);
    await page.goto(path);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      // To the middle of the screen, between the header and the tab bar.
      await page.evaluate(() => scrollTo(0, 0));
      const { y, height: tall } = await layerOf(page, ids.ridge.near);
      await page.evaluate((foot) => scrollTo(0, foot - innerHeight / 2), y + tall);
      const ridge = await layerOf(page, ids.ridge.near);
      // From inside the ridge to inside the section, left of all words. In a valley the ridge is three pixels high.
      const rows = { left: 2, top: Math.floor(ridge.y + ridge.height) - 2, width: 1, height: 22 };
      const step = await largestStep(sharp(await page.screenshot()), rows);
      expect(step, `${width} × ${height}`).toBeLessThanOrEqual(3);
    }
  });
}

test('the near ridge of Home goes on into the facts without a line', async ({ page }) => {
  await page.goto('/');
  const facts = page.locator('section[aria-labelledby=headline] > :has(> a)');
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const { y = 0 } = (await facts.boundingBox()) ?? {};
    // From inside the ridge to inside the facts, left of their words. In a valley the ridge is two pixels high.
    const rows = { left: 2, top: Math.floor(y) - 1, width: 1, height: 8 };
    const step = await largestStep(sharp(await page.screenshot()), rows);
    expect(step, `${width} × ${height}`).toBeLessThanOrEqual(3);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no line shows where a section joins its crest', async ({ page }) => {
      for (const path of ['/', '/team', '/work']) {
        await page.goto(path);
        const picture = sharp(await page.screenshot({ fullPage: true }));
        const tops = await findCrests(page);
        expect(tops.length).toBeGreaterThan(1);
        for (const top of tops) {
          // Below the valleys of its crest, and above its words.
          const rows = { left: 4, top: Math.floor(top) - 1, width: 1, height: 10 };
          expect(await largestStep(picture, rows), `${path}, at ${top}`).toBeLessThan(4);
        }
      }
    });
  });
}

/** The largest difference of a colour between a pixel and the one above it, in a column of a picture. */
async function largestStep(picture: Sharp, column: Region): Promise<number> {
  const pixels = picture.clone().extract(column).removeAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  const steps = [...data.subarray(info.channels)].map((value, index) =>
    Math.abs(value - (data[index] ?? value)),
  );
  return Math.max(...steps);
}

/** The tops of the sections that begin with a crest. */
const findCrests = (page: Page) =>
  page.evaluate(
    (crests) =>
      [...document.querySelectorAll('section, footer')]
        .filter((section) =>
          [...section.children].some(
            (child) => child.matches('svg') && child.querySelector(crests),
          ),
        )
        .map((section) => section.getBoundingClientRect().top + scrollY),
    [ids.edge.mid, ids.edge.near, ids.slope.near]
      .map((shape) => `use[href="${ref(shape)}"]`)
      .join(),
  );

/** Where the layer of the landscape is that shows a shape. */
const layerOf = (page: Page, shape: string) =>
  page.evaluate((href) => {
    const landscape = document.querySelector('main [data-sun]')?.parentElement;
    const layers = [...(landscape?.children ?? [])];
    const layer = layers.find((child) => child.querySelector(`use[href="${href}"]`));
    if (!layer) throw new Error(`The landscape does not show ${href}.`);
    const { y, height } = layer.getBoundingClientRect();
    return { y, height };
  }, ref(shape));
