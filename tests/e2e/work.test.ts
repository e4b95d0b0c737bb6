import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import { formatPhone } from '../../src/lib/phone/format-phone.ts';
import { boxOf } from '../support/box.ts';
import { listIds, site } from '../support/content.ts';
import { expectPlace } from '../support/carousel.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { phone } from '../support/screens.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const places = listIds('case-studies').map((_, i, all) => `${i + 1} of ${all.length}`);
const [first = ''] = places;
const last = places.at(-1) ?? '';

const section = (page: Page) => page.getByRole('region', { name: 'Case Studies' });
/** On a phone the list of all results precedes it. */
const row = (page: Page) => section(page).getByRole('list').last();
/** The row that scrolls the posters. */
const scroller = (page: Page) => section(page).getByRole('group');
const posters = (page: Page) => row(page).getByRole('link');
/** The lights of a poster, around its picture. */
const light = (page: Page) => posters(page).first().locator('div:has(> div img)').last();
/** The picture of a poster, without its lights. */
const cover = (page: Page) => posters(page).first().locator('img').first();
const press = (page: Page, way: 'Next' | 'Previous') =>
  page.getByRole('button', { name: `${way} case study` }).click();

/** The angle between a poster and the screen, in degrees. */
const readLean = (page: Page) =>
  cover(page)
    .locator('xpath=ancestor::div')
    .evaluateAll((elements) =>
      Math.max(
        ...elements.map((element) => {
          const { m33 } = new DOMMatrix(getComputedStyle(element).transform);
          return Math.acos(Math.min(1, m33)) * (180 / Math.PI);
        }),
      ),
    );

/** How far a layer has moved to the right, in units of the picture. */
const readShift = (page: Page, depth: string) =>
  posters(page)
    .first()
    .locator(`[data-depth="${depth}"]`)
    .first()
    .evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).e);

/** The colour of a point of the screen, as red, green and blue. */
async function readColor(page: Page, { x, y }: { x: number; y: number }) {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return sharp(picture).raw().toBuffer();
}

async function findCover(page: Page) {
  // The picture is not laid out yet.
  await row(page).scrollIntoViewIfNeeded();
  await expect(cover(page)).toBeVisible();
  await cover(page).scrollIntoViewIfNeeded();
  return boxOf(cover(page));
}

/** Points at a poster, and expects that nothing is fetched and that it stays flat. */
async function expectNoMotion(page: Page) {
  const { x, y } = await findCover(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const by of [20, 4]) await page.mouse.move(x + by, y + by);
  // This request follows any that the poster could have sent.
  const other = page.waitForRequest(/\?after$/);
  await page.evaluate(() => fetch('/favicon.ico?after'));
  await other;
  expect(fetched.filter((url) => url.includes('/_astro/'))).toEqual([]);
  expect(await readLean(page)).toBe(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const motion of motions.slice(1)) {
    test(`the case studies loop and follow a swipe, ${motion.name}`, async ({ page }) => {
      await chooseMotion(page, motion);
      await page.goto('/work');
      await expect(scroller(page)).toHaveAttribute('tabindex', '0');
      await expect(row(page).getByRole('listitem')).toHaveCount(places.length);
      for (const place of [...places.slice(1), first]) {
        await press(page, 'Next');
        await expectPlace(row(page), place);
      }
      await press(page, 'Previous');
      await expectPlace(row(page), last);

      // Quick presses, so that no slide arrives before the next one.
      const next = page.getByRole('button', { name: 'Next case study' });
      await next.evaluate(async (button: HTMLElement, presses) => {
        const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
        for (let i = 1; i <= presses; i++) {
          const stopped = new Promise((done) => list?.addEventListener('scrollend', done));
          button.click();
          await (i < presses ? new Promise((done) => setTimeout(done, 100)) : stopped);
        }
      }, places.length - 1);
      await expectPlace(row(page), places.at(-2) ?? '');

      // A swipe scrolls the row.
      await scroller(page).evaluate((element) =>
        element.scrollTo({ left: 0, behavior: 'instant' }),
      );
      await expectPlace(row(page), first);
    });
  }

  test('all results are the first links, and each leads to its story', async ({ page }) => {
    await page.goto('/work');
    const numbers = section(page).getByRole('list').first().getByRole('link');
    await expect(numbers).toHaveCount(places.length);
    const figure = await numbers.last().getByRole('strong').innerText();
    await numbers.last().click();
    await expect(page.getByRole('article').getByText(figure).first()).toBeInViewport();
  });

  test('the first result is above the tab bar of a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/work');
    const figure = section(page).getByRole('list').first().getByRole('strong').first();
    const { y, height } = await boxOf(figure);
    const tabs = await boxOf(page.getByRole('navigation', { name: 'Tabs' }));
    expect(y + height).toBeLessThan(tabs.y);
  });

  test('a poster does not lean', async ({ page }) => {
    await page.goto('/work');
    await expectNoMotion(page);
  });
});

test('where the next case study is almost in view every press moves on by one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 760, height: 900 });
  await page.goto('/work');
  for (const place of [...places.slice(1), first]) {
    await press(page, 'Next');
    await expectPlace(row(page), place);
  }
  for (const place of places.toReversed()) {
    await press(page, 'Previous');
    await expectPlace(row(page), place);
  }
});

test('the facts of a story stand one below the other, or in a row on a wide screen', async ({
  page,
}) => {
  for (const [width, columns] of [
    [390, 1],
    [768, 1],
    [1280, 1],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/work');
    const edges = await page
      .getByRole('article')
      .evaluateAll((stories) =>
        stories.map((story) =>
          [...story.querySelectorAll('dt')].map((term) => term.getBoundingClientRect().x),
        ),
      );
    for (const story of edges) expect(new Set(story).size, `${width} px`).toBe(columns);
  }
});

for (const width of [768, 1024, 1440, 1920, 2560]) {
  test(`at ${width} px nothing lies over the download of a case study`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/work');
    const downloads = await page.getByRole('link', { name: /Download the case study/ }).all();
    expect(downloads).toHaveLength(places.length);
    for (const download of downloads)
      for (const edge of ['start', 'center', 'end'] as const) {
        await download.evaluate(
          (link, block) => link.scrollIntoView({ block, behavior: 'instant' }),
          edge,
        );
        const covering = await download.evaluate((link) => {
          const box = link.getBoundingClientRect();
          return [...(link.closest('article')?.querySelectorAll('img, dd, dt, blockquote') ?? [])]
            .filter((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
            })
            .map((part) => part.textContent || part.localName);
        });
        expect(covering, edge).toEqual([]);
      }
  });
}

for (const width of [768, 1280]) {
  test(`at ${width} px each case study is below its result`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/work');
    await expect(page.getByRole('button', { name: 'Next case study' })).toBeHidden();
    await expect(scroller(page)).toHaveCount(0);
    const leftEdges = (links: Locator) =>
      links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    // Three are in a row.
    const columns = (await leftEdges(posters(page))).slice(0, 3);
    expect(new Set(columns).size).toBe(3);
    const results = await leftEdges(section(page).getByRole('list').first().getByRole('link'));
    expect(results.slice(0, 3)).toEqual(columns);
  });
}

test('each case study can be downloaded', async ({ page }) => {
  await page.goto('/work');
  const documents = page.getByRole('link', { name: /Download the case study/ });
  await expect(documents).toHaveCount(places.length);
  for (const link of await documents.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText(/\(PDF, \d+ KB, opens in a new tab\)/);
  }
});

/** Two layers. The nearer one refers to its fill by an id in single quotes. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600">
  <defs><linearGradient id='x'><stop stop-color="#0a0" /></linearGradient></defs>
  <g data-depth="-.4"><rect width="480" height="600" fill="#fff" /></g>
  <g data-depth="1"><rect x="100" width="280" height="600" fill='url("#x")' /></g>
</svg>`;

for (const motion of motions) {
  test(`a poster leans towards the mouse if it may, ${motion.name}`, async ({ page }) => {
    await chooseMotion(page, motion);
    await page.goto('/work');
    if (motion.reduced) return expectNoMotion(page);
    await page.route(`**${await cover(page).getAttribute('src')}`, (route) =>
      route.fulfill({ body: drawing }),
    );
    const { x, y, width, height } = await findCover(page);
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(async () => {
      await page.mouse.move(x + 5, y + height / 2);
      await page.mouse.move(x + 4, y + height / 2);
      expect(await readLean(page)).toBeGreaterThan(20);
    }).toPass();
    expect(await readLean(page)).toBeLessThanOrEqual(25.01);
    // Near layers move towards the mouse, far layers away from it.
    await expect.poll(() => readShift(page, '1')).toBeLessThan(-5);
    expect(await readShift(page, '-.4')).toBeGreaterThan(2);
    const [red = 0, green = 0] = await readColor(page, { x: x + width / 2, y: y + height / 2 });
    expect(green, 'The fill of the layer is lost').toBeGreaterThan(red + 50);

    const left = Date.now();
    await page.mouse.move(2, 2);
    await expect.poll(() => readLean(page), { timeout: 6000 }).toBeLessThan(0.1);
    expect(Date.now() - left).toBeGreaterThan(2900);
  });
}

test('the lights of a poster stay on until it stands straight again', async ({ page }) => {
  await chooseMotion(page, motions[1]);
  await page.goto('/work');
  const { x, y, height } = await findCover(page);
  await expect(async () => {
    await page.mouse.move(x + 5, y + height / 2);
    await page.mouse.move(x + 4, y + height / 2);
    expect(await readLean(page)).toBeGreaterThan(20);
  }).toPass();
  await page.mouse.move(2, 2);
  // In this order: if it still leans afterwards, it leaned when its lights were read.
  await expect(light(page)).toHaveCSS('opacity', '1');
  expect(await readLean(page)).toBeGreaterThan(1);
  await expect(light(page)).toHaveCSS('opacity', '0');
  expect(await readLean(page)).toBeLessThan(1);
});

test('a poster leads to its case study', async ({ page }) => {
  await page.goto('/work');
  const target = await posters(page).first().getAttribute('href');
  await posters(page).first().click();
  await expect(page).toHaveURL(`/work${target}`);
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('the PDF of a case study says what the page says, and how to reach the firm', async ({
  page,
}) => {
  await page.goto('/work');
  const { contact } = site;
  const plain = (text: string) => text.replaceAll(/\s/g, '');
  for (const study of await page.getByRole('article').all()) {
    const link = study.getByRole('link', { name: 'Download the case study' });
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
    const { text } = await extractText(new Uint8Array(await pdf.body()), { mergePages: true });
    // A paragraph may continue on the next page.
    const said = plain(text.replaceAll(/^.* \d+ \/ \d+$/gm, ''));
    // Only the page says that the client has approved the text, below the list.
    const parts = study.locator('h3, h4, p:not(dl + p), li, [href^="/services"]');
    const shown = await parts.allTextContents();
    expect(shown.length).toBeGreaterThan(10);
    const told = [...shown, contact.email, formatPhone(contact.phone)];
    const missing = told.filter((part) => !said.includes(plain(part)));
    expect(missing).toEqual([]);
  }
});

test('a poster lights up under the mouse, not with reduced motion', async ({ page }) => {
  await page.goto('/work');
  await light(page).scrollIntoViewIfNeeded();
  await expect(light(page)).toHaveCSS('opacity', '0');
  await light(page).locator('..').hover();
  await expect(light(page)).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(light(page)).toBeHidden();
});

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('posters light up as they reach the middle of the screen, not with reduced motion', async ({
    page,
  }) => {
    await page.goto('/work');
    const scrollTo = (block: 'end' | 'center') =>
      cover(page).evaluate((picture, where) => {
        // Just below the screen, then in its middle.
        picture.scrollIntoView({ block: where, behavior: 'instant' });
        if (where === 'end') scrollBy({ top: -picture.clientHeight, behavior: 'instant' });
      }, block);
    await scrollTo('end');
    await expect(light(page)).toHaveCSS('opacity', '0');
    await scrollTo('center');
    await expect(light(page)).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(light(page)).toBeHidden();
  });
});

withoutScript('without JavaScript each case study can be read to its end', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/work');
  // Arrows would do nothing.
  await expect(page.getByRole('button', { name: 'Next case study' })).toBeHidden();
  await posters(page).last().scrollIntoViewIfNeeded();
  await expect(posters(page).last()).toBeInViewport({ ratio: 0.3 });

  const studies = page.getByRole('article');
  await expect(studies).toHaveCount(places.length);
  for (const study of await studies.all()) {
    const end = study.getByRole('group').getByRole('paragraph').last();
    await expect(end).toBeHidden();
    await study.getByText('Read how we did it').click();
    await expect(end).toBeVisible();
  }
});
