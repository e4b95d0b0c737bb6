import type { Locator, Page } from '@playwright/test';
import { chooseMotion, motions } from '../support/motion.ts';
import { members, type Member } from '../support/content.ts';
import { expectPlace } from '../support/carousel.ts';
import { desk, phone } from '../support/screens.ts';
import { expectAwake } from '../support/islands.ts';
import { hold, holdScripts, loseScripts } from '../support/network.ts';
import { expect, test, withoutScript } from '../support/test.ts';
import { slowMotion } from '../support/transition.ts';

const [first, second, other, member] = members as [Member, Member, Member, Member];

/** Any of the members, in a list of facts. */
const leads = new RegExp(members.map(({ name }) => name).join('|'));

const drawer = (page: Page) => page.getByRole('dialog', { name: member.name });
const close = (page: Page) => drawer(page).getByRole('button', { name: 'Close' });
const card = (page: Page, { name } = member) => page.getByRole('main').getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const rearrange = (page: Page) => button(page, 'Rearrange the wall');

const expectModal = (page: Page) =>
  expect(drawer(page).and(page.locator('dialog:modal'))).toBeVisible();

/** The places of the members on the wall. */
const places = (page: Page) => page.locator('main li:has(> a[href^="#member-"])');

const listNames = async (page: Page) => {
  const lines = await places(page).evaluateAll((items) =>
    items.map((item) => (item as HTMLElement).innerText.split('\n')),
  );
  return lines.map((words) => members.find(({ name }) => words.includes(name))?.name);
};

test.beforeEach(({ page }) => chooseMotion(page, motions[1]));

test.describe('a member', { tag: '@small' }, () => {
  test('opens as a dialog that keeps the focus and gives it back', async ({ page }) => {
    await page.goto('/team');
    await card(page).click();
    await expectModal(page);
    await expect(page).toHaveURL(`/team#member-${member.id}`);
    for (const text of [member.role ?? '', member.purpose, member.colorType])
      await expect(drawer(page)).toContainText(text);
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/team$/);
    await expect(card(page)).toBeFocused();
  });

  test('opens by the keyboard, and Escape and the space bar close it', async ({ page }) => {
    await page.goto('/team');
    await card(page).focus();
    for (const key of ['Escape', 'Space']) {
      await page.keyboard.press('Enter');
      await expect(close(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/team$/);
      await expect(card(page)).toBeFocused();
    }
  });

  test('closes by a press outside, and by Back; Forward opens it again', async ({ page }) => {
    await page.goto('/team');
    await card(page).click();
    // A visitor who selects words may release the mouse outside.
    await drawer(page).getByText(member.purpose).hover();
    await page.mouse.down();
    await page.mouse.move(60, 36);
    await page.mouse.up();
    await expect(drawer(page)).toBeVisible();
    // The logo at this point leads to another page.
    await page.mouse.click(60, 36);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/team$/);

    await card(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await page.goForward();
    await expectModal(page);
    // The same after a reload, as when the visitor returns from another page.
    await page.reload();
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    await page.goForward();
    await expect(drawer(page)).toBeVisible();
  });

  test('goes down with its profile, and the page is light again when it has', async ({ page }) => {
    await page.goto('/team');
    await card(page).click();
    await expectModal(page);
    await drawer(page).evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await slowMotion(page);
    await close(page).click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(drawer(page)).toContainText(member.purpose);
    const plays = await drawer(page).evaluate((dialog) =>
      dialog.getAnimations({ subtree: true }).flatMap((play) => {
        const { effect } = play;
        if (!(play instanceof CSSTransition) || !(effect instanceof KeyframeEffect)) return [];
        return [`${effect.pseudoElement ?? ''} ${play.transitionProperty}`.trim()];
      }),
    );
    expect(plays).toEqual(expect.arrayContaining(['translate', '::backdrop opacity']));
  });

  test('opens by its address, in place of another one', async ({ page }) => {
    const another = page.getByRole('dialog', { name: other.name });
    await page.goto(`/team#member-${other.id}`);
    await expect(another.getByRole('button', { name: 'Close' })).toBeVisible();
    await page.evaluate((id) => (location.hash = `#member-${id}`), member.id);
    await expect(another).toBeHidden();
    await expectModal(page);
    await expect(close(page)).toBeFocused();
    await page.goBack();
    await expect(another.getByRole('button', { name: 'Close' })).toBeFocused();
    // The visitor arrived at this address, so there is no earlier history entry of the site.
    await page.keyboard.press('Escape');
    await expect(another).toBeHidden();
    await expect(page).toHaveURL(/\/team$/);
    await expect(card(page, other)).toBeFocused();
  });
});

test('the ridge of a profile goes on down into its sheet', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto('/team');
    await card(page).click();
    const sheet = drawer(page)
      .locator('div', { has: button(page, 'Close') })
      .first();
    const { top } = await sheet.evaluate((element) => element.getBoundingClientRect());
    const feet = await drawer(page)
      .locator('svg use')
      .evaluateAll((slopes) => slopes.map((slope) => slope.getBoundingClientRect().bottom));
    expect(feet).toHaveLength(2);
    expect(Math.min(...feet)).toBeGreaterThan(top);
  }
});

test('a profile leads to the people beside it, and Back leads to the wall', async ({ page }) => {
  await page.goto('/team?utm_source=x');
  await card(page, second).click();
  const profile = (name: string) => page.getByRole('dialog', { name });
  await profile(second.name).getByRole('link', { name: other.name }).click();
  await expect(profile(other.name).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page).toHaveURL(`/team?utm_source=x#member-${other.id}`);
  await profile(other.name).getByRole('link', { name: second.name }).click();
  await expect(profile(second.name)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/team?utm_source=x');
  await expect(card(page, second)).toBeFocused();
});

test('a profile that was opened by its address keeps the query of it', async ({ page }) => {
  await page.goto(`/team?utm_source=x#member-${member.id}`);
  await expectModal(page);
  await close(page).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/team?utm_source=x');
  await expect(card(page)).toBeFocused();
});

test('a profile names the case studies that its person led', async ({ page }) => {
  await page.goto('/work');
  const study = page.getByRole('article').filter({ hasText: 'Led by' }).first();
  const title = (await study.getByRole('heading').first().textContent()) ?? '';
  await study.getByRole('link', { name: leads }).click();
  const led = page.getByRole('dialog').getByRole('link', { name: title });
  await expect(led).toHaveAttribute('href', /^\/work#/);
  await led.click();
  await expect(page.getByRole('article', { name: title })).toBeInViewport();
});

test('a drawer that rises when its code comes goes on from there', async ({ page }) => {
  await slowMotion(page);
  const release = await holdScripts(page);
  await page.goto('/team', { waitUntil: 'commit' });
  await card(page).click();
  const rising = page.getByRole('article', { name: member.name });
  await expect(rising).toBeVisible();
  const start = await rising.evaluate(startOfRise);
  expect(start).toBeGreaterThan(0);
  release();
  await expectModal(page);
  expect(await drawer(page).evaluate(startOfRise)).toBe(start);
});

const startOfRise = (element: Element) => element.getAnimations()[0]?.startTime;

test('a drawer that has risen before its code comes stays where it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/team', { waitUntil: 'commit' });
  await card(page).click();
  const risen = page.getByRole('article', { name: member.name });
  await expect(risen).toBeVisible();
  await expect.poll(() => risen.evaluate((element) => element.getAnimations())).toEqual([]);
  const place = await risen.boundingBox();
  await slowMotion(page);
  release();
  await expectModal(page);
  expect(await drawer(page).boundingBox()).toEqual(place);
});

test('buttons move a member, say so, and the order can be reset', async ({ page }) => {
  // A press before the scripts have loaded is kept.
  const release = await holdScripts(page);
  await page.goto('/team', { waitUntil: 'commit' });
  await rearrange(page).click();
  release();
  await expect(button(page, 'Done rearranging')).toBeVisible();
  await expect(button(page, 'Reset order')).toBeHidden();
  const before = await listNames(page);
  expect(before).toEqual(members.map(({ name }) => name));

  const later = button(page, `Move ${first.name} later`);
  await later.focus();
  await page.keyboard.press('Enter');
  const news = `${first.name} is now number 2 of ${members.length}.`;
  await expect(page.locator('[aria-live=polite]', { hasText: news })).toBeAttached();
  await expect(later).toBeFocused();
  expect((await listNames(page)).slice(0, 2)).toEqual([second.name, first.name]);

  await button(page, `Move ${first.name} earlier`).click();
  expect(await listNames(page)).toEqual(before);
  await expect(button(page, `Move ${first.name} earlier`)).toBeDisabled();

  await button(page, `Move ${members.at(-1)?.name} earlier`).click();
  await button(page, 'Reset order').click();
  expect(await listNames(page)).toEqual(before);
  await expect(button(page, 'Reset order')).toBeHidden();
  await button(page, 'Done rearranging').click();
  await expect(later).toBeHidden();
});

test('a member is dragged to the place of another, which is marked meanwhile', async ({ page }) => {
  await page.goto('/team');
  // The first event of a mouse is not a movement.
  await page.mouse.move(0, 0);
  await rearrange(page).hover();
  await expectAwake(rearrange(page));
  const from = places(page).nth(0);
  const to = places(page).nth(2);
  await from.evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await to.hover();
  await expect(to).toHaveCSS('outline-style', 'solid');
  await page.mouse.up();
  await expect(page.locator('[data-over], [data-dragged]')).toHaveCount(0);
  const names = [second.name, other.name, first.name];
  expect((await listNames(page)).slice(0, 3)).toEqual(names);
  await expect(page).toHaveURL(/\/team$/);

  await page.reload();
  expect((await listNames(page))[0]).toBe(first.name);
});

test('a portrait is not fetched on a phone until it comes near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize(phone);
  await page.goto('/team');
  await page.waitForLoadState('networkidle');
  const last = places(page)
    .filter({ has: page.locator('img') })
    .last();
  const source = (await last.locator('img').getAttribute('src')) ?? '';
  expect(fetched).not.toContain(source);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain(source);
  await expect.poll(() => last.locator('img').evaluate(isShown)).toBe(true);
});

/** Runs in the page. */
const isShown = (picture: HTMLImageElement) => picture.naturalWidth > 0;

test('a letter is seen where a portrait cannot be fetched', async ({ page, complaints }) => {
  complaints.expect(/\.svg/);
  // The screen is tall enough to show the first portraits at once.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.route('**/_astro/*.svg', (route) => route.abort());
  await page.goto('/team');
  const portrait = card(page, first)
    .locator('span', { has: page.locator('img') })
    .first();
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait.getByText(first.name.charAt(0), { exact: true })).toBeVisible();
  await page.waitForFunction(() => [...document.images].some(({ complete }) => complete));
  const broken = await portrait.screenshot();
  await portrait.locator('img').evaluate((picture) => {
    picture.style.visibility = 'hidden';
  });
  expect(broken.equals(await portrait.screenshot()), 'Something covers the letter').toBe(true);

  // Once the wall is awake, the picture disappears.
  await rearrange(page).hover();
  await expect(card(page, first).locator('img')).toHaveCount(0);
  await expect(card(page, first).getByText(first.name.charAt(0), { exact: true })).toBeVisible();
});

test('no letter is seen while a portrait is on its way', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const release = await hold(page, '**/_astro/*.svg');
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  const portrait = card(page, first)
    .locator('span', { has: page.locator('img') })
    .first();
  const early = await portrait.screenshot();
  await portrait.getByText(first.name.charAt(0), { exact: true }).evaluate((letter) => {
    letter.style.visibility = 'hidden';
  });
  expect(early.equals(await portrait.screenshot()), 'The letter is seen').toBe(true);
  release();
  await expect.poll(() => portrait.locator('img').evaluate(isShown)).toBe(true);
});

test('a page that comes without its code says so, and its members open', async ({
  page,
  complaints,
}) => {
  complaints.expect(/_astro|ERR_FAILED/);
  await loseScripts(page);
  await page.goto('/team');
  await rearrange(page).click();
  const notice = page.getByRole('main').getByRole('alert').first();
  await expect(notice).toContainText('Unexpected Application Error!');
  await expect(notice.getByRole('link', { name: 'Reload this page' })).toBeVisible();
  await expect(notice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await card(page).click();
  await expect(page.getByRole('article', { name: member.name })).toBeVisible();
});

withoutScript('without JavaScript a member opens, and no button is useless', async ({ page }) => {
  await page.goto('/team');
  await expect(rearrange(page)).toBeHidden();
  await card(page).click();
  const profile = page.getByRole('article', { name: member.name });
  await expect(profile).toBeVisible();
  await expect(profile).toContainText(member.purpose);
  await profile.getByRole('link', { name: 'Close' }).click();
  await expect(profile).toBeHidden();
  await expect(card(page)).toBeInViewport();
});

test('the four True Colors types are a carousel on a phone that stops at its ends', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/team');
  const row = page.getByRole('group', { name: 'True Colors' });
  await expect(row.getByRole('listitem')).toHaveCount(4);
  const previous = page.getByRole('button', { name: 'Previous type' });
  const next = page.getByRole('button', { name: 'Next type' });
  await expect(previous).toBeDisabled();
  for (const place of ['2 of 4', '3 of 4', '4 of 4']) {
    await next.click();
    await expectPlace(row, place);
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await previous.click();
  await expectPlace(row, '3 of 4');
  await expect(next).toBeEnabled();
});

test('the words on True Colors, the phone beside them and the types begin on common lines', async ({
  page,
}) => {
  await page.goto('/team');
  const region = page.getByRole('region', { name: 'True Colors' });
  const box = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await box(region.getByRole('heading', { level: 2 }));
    const line = await region
      .getByRole('heading', { level: 2 })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(heading.height, `${width} px`).toBeLessThan(1.5 * line);
    const film = await box(region.getByRole('link', { name: /^Play the video/ }));
    const words = await box(region.getByRole('paragraph').nth(1));
    expect(Math.abs(film.y - heading.y), `${width} px`).toBeLessThan(24);
    expect(Math.abs(film.y + film.height - words.y - words.height), `${width} px`).toBeLessThan(96);
    const below = await box(region.getByRole('listitem').nth(width < 1440 ? 1 : 2));
    if (width >= 1024) expect(Math.abs(film.x - below.x), `${width} px`).toBeLessThan(24);
  }
});

test(
  'on a small phone a type and its arrows fit the screen',
  { tag: '@small' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/team');
    const row = page.getByRole('group', { name: 'True Colors' });
    const next = page.getByRole('button', { name: 'Next type' });
    const type = await row.getByRole('listitem').first().boundingBox();
    const arrow = await next.boundingBox();
    // Less the bars.
    expect((arrow?.y ?? 0) + (arrow?.height ?? 0) - (type?.y ?? 0)).toBeLessThan(640 - 72 - 60);
  },
);
