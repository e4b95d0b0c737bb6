import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildWithPosts } from '../../support/posts-site.ts';
import { hold } from '../../support/network.ts';
import { readBuilt } from '../../support/site.ts';
import { expect, test, withoutScript } from '../../support/test.ts';

const posts = (page: Page) => page.getByRole('region', { name: 'Social Posts' });
const cards = (page: Page) => posts(page).getByRole('article');
const loadMore = (page: Page) => posts(page).getByRole('button', { name: 'Load More Posts' });

test('without posts the home page has no Social Posts and the footer says so', async ({ page }) => {
  test.skip(String(readBuilt('/partials/posts.html')).includes('<li'), 'there are posts now');
  await page.goto('/');
  await expect(posts(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('No posts available');
});

for (const { count, steps } of [
  { count: 8, steps: [8] },
  { count: 14, steps: [8, 12, 14] },
]) {
  test.describe(`with ${count} posts`, () => {
    let site: Awaited<ReturnType<typeof buildWithPosts>>;
    // One worker, so only one build for each number of posts.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      site = await buildWithPosts(count);
    });
    test.afterAll(() => site.close());

    test(`${steps.join(', then ')} are shown`, async ({ page }) => {
      await page.clock.install();
      await page.goto(site.url);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      for (const [i, shown] of steps.entries()) {
        await expect(cards(page)).toHaveCount(shown);
        if (i === steps.length - 1) break;
        await loadMore(page).click();
        await page.clock.runFor(499);
        await expect(posts(page).getByRole('button', { name: 'Loading...' })).toBeVisible();
        await expect(cards(page)).toHaveCount(shown);
        await page.clock.runFor(1);
        await expect(cards(page)).toHaveCount(steps[i + 1] ?? 0);
        await expect(cards(page).nth(shown).getByRole('link')).toBeFocused();
      }
      await expect(loadMore(page)).toBeHidden();
    });

    if (count !== 14) return;

    test('a text ends at 150 characters or an ellipsis until asked for', async ({ page }) => {
      await page.goto(site.url);
      const textOf = (index: number) => cards(page).nth(index).locator('p').first();
      await expect(textOf(0)).toContainText('The newest post is long enough');
      await expect(textOf(0)).not.toHaveText(/those who ask\.$/, { useInnerText: true });
      expect((await textOf(0).innerText()).length).toBeLessThanOrEqual(151);
      await cards(page).nth(0).getByRole('button', { name: 'See more' }).click();
      await expect(textOf(0)).toHaveText(/those who ask\.$/, { useInnerText: true });
      const less = cards(page).nth(0).getByRole('button', { name: 'See less' });
      await expect(less).toHaveAttribute('aria-expanded', 'true');
      await less.click();
      await expect(textOf(0)).not.toHaveText(/those who ask\.$/, { useInnerText: true });

      await expect(textOf(2)).toHaveText('Cut here…', { useInnerText: true });
      await expect(cards(page).nth(1).getByRole('button')).toHaveCount(0);
      await expect(cards(page).nth(5).getByRole('button')).toHaveCount(0);
    });

    test('a card shows its age, counts and picture, and leads to the post', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
      await page.goto(site.url);
      await expect(cards(page).nth(0)).toContainText('1 day ago');
      await expect(cards(page).nth(0)).toContainText('12 likes, 3 comments');
      await expect(cards(page).nth(1)).toContainText('1 like, 1 comment');

      await expect(cards(page).getByRole('img', { name: 'Dusk over a ridge' })).toBeVisible();
      await expect(cards(page).nth(1).locator('img')).toHaveCount(0);

      const link = cards(page).nth(0).getByRole('link', {
        name: 'View on LinkedIn (opens in a new tab)',
      });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', 'https://www.linkedin.example/posts/1');
    });

    test('a photo is upright and small, without its location', async ({ page }) => {
      await page.goto(site.url);
      await loadMore(page).click();
      const pictures = [cards(page).nth(0), cards(page).nth(9)].map((card) =>
        card.getByRole('img', { name: /^Dusk over a ridge/ }),
      );
      for (const picture of pictures) {
        await picture.scrollIntoViewIfNeeded();
        const src = await picture.getAttribute('src');
        const srcset = await picture.getAttribute('srcset');
        const files = [src, ...(srcset ?? '').split(', ').map((each) => each.split(' ')[0])];
        expect(files).toHaveLength(3);
        for (const file of files) await expectUpright(page, `${site.url}${file}`);
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      expect(globSync(`${site.dir}/_astro/*.jpg`)).toEqual([]);
      expect(globSync(`${site.dir}/**/shed.*`), 'the picture of a draft').toEqual([]);
    });

    test('later posts are complete, and do not take the focus back', async ({ page }) => {
      // Another post was published after the page was loaded.
      await page.route('**/partials/posts', async (route) => {
        const response = await route.fetch();
        const body = `<li data-url="/newer">Newer</li>${await response.text()}`;
        await route.fulfill({ response, body });
      });
      await page.goto(site.url);
      await loadMore(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(cards(page)).toHaveCount(12);
      await expect(posts(page).locator(':focus')).toHaveCount(0);
      const card = cards(page).nth(8);
      await expect(card).toContainText('Post number 9 is about nothing in particular.');
      await expect(card).toContainText('9 likes, 3 comments');
      await expect(card).toContainText(/months? ago/);
      await expect(card.getByRole('link')).toHaveAttribute('href', /posts\/9$/);
      await expect(card.locator('img')).toHaveCount(0);
    });

    test('a press without an answer can be repeated', async ({ page, complaints }) => {
      complaints.expect(/The posts could not be loaded/);
      await page.clock.install();
      const answer = await hold(page, '**/partials/posts');
      await page.goto(site.url);
      await loadMore(page).click();
      await page.clock.runFor(10_000);
      const status = posts(page).locator('[aria-live]');
      // A screen reader would stop at an empty status line.
      await expect(posts(page).getByRole('status')).toHaveCount(0);
      await expect(status).toHaveText('The posts could not be loaded. Please try again.');
      answer();
      await loadMore(page).click();
      await expect(cards(page)).toHaveCount(12);
      await expect(status).toBeEmpty();
    });

    test('the cards are in one to four columns', async ({ page }) => {
      await page.goto(site.url);
      for (const [i, width] of [360, 640, 1280, 1920].entries()) {
        await page.setViewportSize({ width, height: 800 });
        const lefts = await cards(page).evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect().left),
        );
        expect(new Set(lefts).size, `${width} px`).toBe(i + 1);
      }
    });

    test('the footer shows the newest post, cut at 200 characters', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
      await page.goto(`${site.url}/services`);
      const latest = page.getByRole('region', { name: 'Latest Post' });
      await expect(latest).toContainText('1 day ago');
      await expect(latest).toContainText('12 likes, 3 comments');
      await expect(latest.getByText(/^The newest post/)).toHaveText(/^.{180,201}… Read more$/);
      const more = latest.getByRole('link', { name: 'Read more' });
      await expect(more).toHaveAttribute('href', /posts\/1$/);
    });

    withoutScript('without JavaScript eight posts can be read to their end', async ({ page }) => {
      await page.goto(site.url);
      await expect(cards(page)).toHaveCount(8);
      await expect(cards(page).nth(0)).toContainText('those who ask.');
      await expect(cards(page).nth(0)).toContainText('20 November 2026');
      await expect(posts(page).getByRole('button')).toHaveCount(0);
    });
  });
}

/** The picture is upright, with the sky above the ground, and the file has no metadata. */
async function expectUpright(page: Page, file: string) {
  const answer = await page.request.get(file);
  expect(answer.ok(), file).toBe(true);
  const picture = sharp(await answer.body());
  const { width, height, exif, orientation } = await picture.metadata();
  expect([width / height, exif, orientation]).toEqual([16 / 9, undefined, undefined]);
  const pixels = await picture.resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [skyRed = 0, , , groundRed = 0] = pixels;
  expect(skyRed).toBeGreaterThan(200);
  expect(groundRed).toBeLessThan(50);
}
