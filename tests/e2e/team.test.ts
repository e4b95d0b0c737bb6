import type { Page } from '@playwright/test';
import { twoFrames } from '../support/frames.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { members, type Member } from '../support/content.ts';
import { expectPlace } from '../support/carousel.ts';
import { phone } from '../support/screens.ts';
import { holdScripts, loseScripts } from '../support/network.ts';
import { expect, test, withoutScript } from '../support/test.ts';

const [first, second, other, member] = members as [Member, Member, Member, Member];

const drawer = (page: Page) => page.getByRole('dialog', { name: member.name });
const close = (page: Page) => drawer(page).getByRole('button', { name: 'Close' });
const card = (page: Page, { name } = member) => page.getByRole('main').getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const rearrange = (page: Page) => button(page, 'Rearrange the wall');

const expectModal = (page: Page) =>
  expect(drawer(page).and(page.locator('dialog:modal'))).toBeVisible();

const listNames = (page: Page) => page.locator('#wall [data-name]').allTextContents();

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
    // Somebody who selects words may let go outside.
    await drawer(page).getByText(member.purpose).hover();
    await page.mouse.down();
    await page.mouse.move(60, 36);
    await page.mouse.up();
    await expect(drawer(page)).toBeVisible();
    // The logo at this place leads to another page.
    await page.mouse.click(60, 36);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/team$/);

    await card(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await page.goForward();
    await expectModal(page);
    // The same after it was loaded again, as when the visitor comes back from another page.
    await page.reload();
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    await page.goForward();
    await expect(drawer(page)).toBeVisible();
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
    // The visitor arrived at this address, so there is no earlier page of the site.
    await page.keyboard.press('Escape');
    await expect(another).toBeHidden();
    await expect(page).toHaveURL(/\/team$/);
    await expect(card(page, other)).toBeFocused();
  });
});

test('buttons move a member, say so, and the order can be reset', async ({ page }) => {
  // A press before the scripts have come is kept.
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
  await expect(page.getByRole('status')).toHaveText(
    `${first.name} is now number 2 of ${members.length}.`,
  );
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
  await expect(page.locator('[data-script]').filter({ has: rearrange(page) })).toHaveCount(0);
  const from = page.locator('#wall > li').nth(0);
  const to = page.locator('#wall > li').nth(2);
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

test('a portrait is held back on a phone until it comes near, and then stays', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/team');
  const far = page.locator('#wall li:has(img)').last();
  const picture = far.locator('img');
  await expect(picture).toHaveCSS('display', 'none');
  await far.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(far).not.toBeInViewport();
  // The style follows the scrolling.
  await twoFrames(page);
  await expect(picture).toHaveCSS('display', 'block');
});

test('a letter replaces a portrait that cannot be fetched', async ({ page, complaints }) => {
  complaints.expect(/\.svg/);
  // The screen is high enough to show the first portrait at once.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.route('**/_astro/*.svg', (route) => route.abort());
  await page.route(/\.js$/, async (route) => {
    await page.waitForFunction(() => document.images[0]?.complete);
    await route.continue();
  });
  await page.goto('/team');
  for (const person of [first, member]) {
    await card(page, person).scrollIntoViewIfNeeded();
    await expect(
      card(page, person).getByText(person.name.charAt(0), { exact: true }),
    ).toBeVisible();
    await expect(card(page, person).locator('img')).toBeHidden();
  }
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
  await expect(drawer(page)).toBeVisible();
});

withoutScript('without JavaScript a member opens, and no button is useless', async ({ page }) => {
  await page.goto('/team');
  await expect(rearrange(page)).toBeHidden();
  await card(page).click();
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByText('Close').click();
  await expect(drawer(page)).toBeHidden();
  await expect(card(page)).toBeInViewport();
});

test('the four True Colors types are a carousel on a phone that stops at its ends', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/team');
  const row = page.getByRole('list', { name: 'True Colors' });
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
