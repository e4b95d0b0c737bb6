import type { Locator, Page } from '@playwright/test';
import { loseScripts } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const notice = (page: Page) => page.getByText('Unexpected Application Error!');

/** Collects the scripts that a page requests from now on. */
function listScripts(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

/** The scripts that islands name: the runtime, the component and React's client. */
const listCode = (islands: Locator) =>
  islands.evaluateAll((elements) =>
    elements.flatMap((island) =>
      ['data-runtime', 'component-url', 'renderer-url'].map((name) => island.getAttribute(name)),
    ),
  );

/** Moves the mouse around over the form. */
async function wander(page: Page) {
  const box = await page.locator('form').boundingBox();
  if (!box) throw new Error('The form is not shown');
  for (let i = 0; i < 60; i++) await page.mouse.move(box.x + 20 + i, box.y + 20 + (i % 7));
}

/** Sends a request, which follows anything that the page has requested. */
const fetchSomething = (page: Page) => page.evaluate(() => fetch('/favicon.ico?after'));

test('nothing of an island is fetched before a visitor reaches for it', async ({ page }) => {
  const asked = listScripts(page);
  await page.goto('/get-started');
  await page.waitForLoadState('networkidle');
  const code = await listCode(page.locator('astro-island'));
  expect(asked.filter((path) => code.includes(path))).toEqual([]);
  await wander(page);
  const form = await listCode(page.locator('astro-island:has(form)'));
  expect(form).toHaveLength(3);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(form));
});

test('code that cannot be fetched is not asked for at every move of the mouse', async ({
  page,
  complaints,
}) => {
  complaints.expect(/_astro|ERR_FAILED|could not wake/);
  await page.goto('/get-started');
  await loseScripts(page);
  const asked = listScripts(page);
  const failure = page.waitForEvent('console', (message) => /could not wake/.test(message.text()));
  await wander(page);
  await failure;
  // The runtime, the component and React's client.
  expect(asked).toHaveLength(3);
  await wander(page);
  await fetchSomething(page);
  expect(asked).toHaveLength(3);
  await expect(notice(page), 'nobody used it yet').toBeHidden();
});

test('after a failure the next press wakes an island, without a reload', async ({
  page,
  complaints,
}) => {
  complaints.expect(/_astro|ERR_FAILED|could not wake/);
  await page.goto('/get-started');
  const restore = await loseScripts(page);
  await page.getByLabel('First Name').fill('Ada');
  await expect(notice(page)).toBeVisible();
  await restore();
  await send(page).click({ force: true });
  await expect(notice(page)).toBeHidden();
  // The press itself counts, too.
  await expect(
    page.getByText('Please accept the privacy policy to continue.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('scrolling over an island fetches nothing, and a tap does', async ({ page }) => {
    await page.goto('/get-started');
    const asked = listScripts(page);
    const session = await page.context().newCDPSession(page);
    await page.locator('form').scrollIntoViewIfNeeded();
    // A swipe, as events of the browser.
    await session.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance: -300 });
    await fetchSomething(page);
    expect(asked).toEqual([]);
    await page.getByLabel('First Name').tap();
    await expect.poll(() => asked.length).toBeGreaterThan(2);
  });
});
