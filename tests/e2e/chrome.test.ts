import type { Locator, Page } from '@playwright/test';
import { site } from '../support/content.ts';
import { chooseMotion, motions } from '../support/motion.ts';
import { phone } from '../support/screens.ts';
import { cards } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { centreOf, slowMotion } from '../support/transition.ts';

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
/** The first affiliation and its tooltip. */
const badge = (page: Page) => page.locator('footer button').first();
const tooltip = (page: Page) => page.locator('footer [popover]').first();
/** On a phone it is folded, and this is what opens it. */
const opener = (page: Page, name: string) =>
  page.locator('footer summary').filter({ has: page.getByRole('heading', { name }) });

test('the header leads to an enquiry and to the telephone on every screen', async ({ page }) => {
  await page.goto('/team');
  const header = page.getByRole('banner');
  for (const width of [320, 719, 720, 768, 831, 832, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const button = header.getByRole('link', { name: 'Enquire' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute('href', '/get-started');
    const telephone = header.getByRole('link', { name: /02 5550 0123$/ });
    await expect(telephone).toBeInViewport({ ratio: 1 });
    await expect(telephone).toHaveAttribute('href', 'tel:+61255500123');
  }
});

test('on a small tablet the logo is the way home', async ({ page }) => {
  for (const [width, isInMenu] of [
    [720, false],
    [831, false],
    [832, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/team');
    await expect(links(page).getByRole('link', { name: 'Home' })).toBeVisible({
      visible: isInMenu,
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Ridgelight/ })
      .click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('the header is one row from the width on at which it has the navigation', async ({ page }) => {
  for (const width of [720, 740, 768, 832, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/team');
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(header?.height, `${width} px`).toBeLessThanOrEqual(heading?.y ?? 0);
  }
});

test('both bars are as dark as the section under the header, and the settings are not', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const groundOf = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const header = page.getByRole('banner');
  const tab = page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Work' });
  const pale = await groundOf(tab);
  await page.locator('#who').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => groundOf(tab)).not.toBe(pale);
  expect(await groundOf(header)).toBe(await groundOf(tab));
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await groundOf(page.locator('#settings'))).toBe(pale);
  await page.keyboard.press('Escape');
  await page.locator('#services').evaluate((section) => section.scrollIntoView());
  await expect.poll(() => groundOf(tab)).toBe(pale);
  expect(await groundOf(header)).toBe(pale);
});

test('the footer has the year of the visit, and the page ends with it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T04:05:06Z'));
  const footer = page.getByRole('contentinfo');
  await page.goto(cards[0] ?? '');
  await expect(footer).toContainText('© 2031');
  await page.goto('/services');
  await expect(footer).toContainText(`© 2031 ${site.legalName}. All rights`);
  await toEnd(page);
  await expect(page.getByText('Built by')).toBeInViewport();
});

test('pointing at a link fetches its page, but no file', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/work');
  await page.getByRole('link', { name: /PDF/ }).first().hover();
  await links(page).getByRole('link', { name: 'Services' }).hover();
  await expect.poll(() => fetched).toContain('/services');
  expect(fetched.filter((path) => path.endsWith('.pdf'))).toEqual([]);
});

test('the tab bar is pristine until the first press on a tab', async ({ page }) => {
  await page.setViewportSize(phone);
  const root = page.locator('html');
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(root).toHaveClass(/\bpristine\b/);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Work' }).click();
  await expect(page).toHaveURL(/\/work$/);
  await expect(root).not.toHaveClass(/\bpristine\b/);
  await page.reload();
  await expect(root).not.toHaveClass(/\bpristine\b/);
});

test('a press on a link is answered before its page comes, with motion off too', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  const tab = tabs.getByRole('link', { name: 'Work' });
  const colorOf = (link: Locator) => link.evaluate((found) => getComputedStyle(found).color);
  const look = async () => ({
    color: await colorOf(tab),
    light: await tab.evaluate((link) => getComputedStyle(link, '::before').opacity),
  });
  const rest = await colorOf(tab);
  const current = await colorOf(tabs.getByRole('link', { name: 'Home' }));
  expect(current).not.toBe(rest);
  expect(await look()).toEqual({ color: rest, light: '0' });
  const { x, y } = await centreOf(tab);
  await page.mouse.move(x, y);
  await page.mouse.down();
  expect(await look()).toEqual({ color: current, light: '1' });
  // The page behind it does not show through.
  await expect(tab).toHaveCSS('opacity', '1');
  // The light stays while the page is on its way. This one never comes.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.mouse.up();
  expect(await look()).toEqual({ color: rest, light: '1' });
  await expect.poll(look).toEqual({ color: rest, light: '0' });
});

test('a submenu of the footer opens and its arrow turns', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByLabel('More under Our Services');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Get Started' });
  await expect(link).toBeHidden();
  await toggle.press('Enter');
  await expect(link).toBeVisible();
  await expect(toggle.locator('svg')).toHaveCSS('rotate', '180deg');
  await toggle.click();
  await expect(link).toBeHidden();
  await expect(toggle.locator('svg')).toHaveCSS('rotate', 'none');
});

for (const choice of motions) {
  test(`one page becomes the next without a script if it may, ${choice.name}`, async ({ page }) => {
    await chooseMotion(page, choice);
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['hadTransition'] = String(viewTransition !== null);
      });
    });
    await page.goto('/');
    await links(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    const had = String(choice.moves);
    await expect(page.locator('html')).toHaveAttribute('data-had-transition', had);
  });
}

test('a press while one page becomes the next ends that, and the next press counts', async ({
  page,
  complaints,
}) => {
  // Chromium says so if it shows a page before it has the picture of the one before.
  complaints.expect(/Page already revealed/);
  await chooseMotion(page, motions[1]);
  await slowMotion(page);
  await page.goto('/');
  const { x, y } = await centreOf(links(page).getByRole('link', { name: 'Work' }));
  await links(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  // By then the scripts of the page have loaded.
  await page.waitForFunction(() => customElements.get('page-content'));

  await page.waitForFunction(() => document.activeViewTransition !== null);
  await page.mouse.click(x, y);
  await page.waitForFunction(() => document.activeViewTransition === null);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/\/work$/);
});

test('a phone folds the parts of the footer that it has elsewhere, and a wide screen shows them', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const folded = {
    'Quick Links': footer.getByRole('link', { name: 'Our Work' }),
    'Memberships and Affiliations': badge(page),
  };
  for (const [name, inside] of Object.entries(folded)) {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(inside).toBeHidden();
    await opener(page, name).press('Enter');
    await expect(inside).toBeVisible();

    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect(footer.getByRole('heading', { name })).toBeVisible();
    await expect(inside).toBeVisible();
    // There is nothing to open, so the keyboard does not stop there.
    await opener(page, name).focus();
    await expect(opener(page, name)).not.toBeFocused();
  }
});

test.describe('an affiliation', () => {
  test('says more under the pointer until Escape, and leaves Settings open', async ({ page }) => {
    // With motion on, the element under the pointer may still be arriving.
    await chooseMotion(page, motions[1]);
    await page.goto('/');
    await expect(tooltip(page)).toBeHidden();
    await toEnd(page);
    await badge(page).hover();
    await expect(tooltip(page)).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Memberships and Affiliations' });
    const [above, box] = await Promise.all([heading.boundingBox(), tooltip(page).boundingBox()]);
    expect(box?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
    // hover() would scroll the page while elements still appear.
    await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await page.mouse.move(0, 0);
    await badge(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toBeHidden();

    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('switch', { name: 'Theme' })).toBeVisible();
    await badge(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Theme' })).toBeVisible();
  });

  test('has its name beside it on every screen', async ({ page }) => {
    await page.goto('/');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 320) await opener(page, 'Memberships and Affiliations').click();
      for (const each of await page.locator('footer button').all()) {
        await expect(each).toHaveText(/\w/);
        const [mark, name] = await Promise.all([
          each.locator('img').boundingBox(),
          each.locator('span').boundingBox(),
        ]);
        expect(name?.x).toBeGreaterThan((mark?.x ?? 0) + (mark?.width ?? 0));
      }
    }
  });

  test('says more to the keyboard', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer button').nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(badge(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toBeHidden();
  });

  test('has a square place, even for a logo that is tall', async ({ page }) => {
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="90" viewBox="0 0 9 90"/>';
    await page.route('**/_astro/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
    await page.goto('/services');
    await toEnd(page);
    const picture = badge(page).locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalHeight', 90);
    const box = await picture.boundingBox();
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
  });

  const byFinger = test.extend({ hasTouch: true, viewport: phone });

  byFinger('says more on a tap and is quiet after a tap elsewhere', async ({ page }) => {
    await page.goto('/');
    await opener(page, 'Memberships and Affiliations').tap();
    await badge(page).tap();
    await expect(tooltip(page)).toBeVisible();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(4, 300);
    await expect(tooltip(page)).toBeHidden();
  });
});
