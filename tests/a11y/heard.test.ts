import { cardsWithPhoto, members } from '../support/content.ts';
import { expectAwake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { desk, phone } from '../support/screens.ts';

// The transcripts of Orca (docs/hearing.md) rest on these roles, names, states and live regions.

test.use({ viewport: desk });

const { name = '' } = members[0] ?? {};

test('a profile that the keyboard opens names its person first, and then its button', async ({
  page,
}) => {
  await page.goto('/team');
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.focus();
  await expectAwake(link);
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeFocused();
  // A screen reader that learns of the dialog would read all of its content.
  await expect(dialog).toMatchAriaSnapshot(`
    - /children: equal
    - button "Close"
  `);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a profile that the pointer opens has the focus on its button at once', async ({ page }) => {
  await page.goto('/team');
  await page.getByRole('main').getByRole('link', { name }).first().click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
});

test('no two buttons of a page sound alike', async ({ page }) => {
  for (const path of ['/work', '/team', '/services', '/get-started', '/joinus']) {
    await page.setViewportSize(phone);
    await page.goto(path);
    if (path === '/team') await page.getByRole('button', { name: 'Rearrange the wall' }).click();
    const buttons = await page.getByRole('main').getByRole('button').all();
    const spoken = await Promise.all(buttons.map((button) => button.ariaSnapshot()));
    const disclosures = await page.locator('main summary').all();
    for (const each of disclosures)
      spoken.push((await each.getAttribute('aria-label')) ?? (await each.innerText()));
    expect(spoken, path).not.toEqual([]);
    expect(new Set(spoken).size, spoken.join(', ')).toBe(spoken.length);
  }
});

test('what an address names takes the focus with its heading', async ({ page }) => {
  await page.goto('/work');
  const [poster] = await page.getByRole('main').getByRole('list').first().getByRole('link').all();
  const heading = page.getByRole('article').first().getByRole('heading').first();
  await poster?.press('Enter');
  await expect(heading).toBeFocused();

  await page.goto('/services#software-development');
  await expect(page.locator(':focus')).toHaveText('Software Development');

  await page.goto('/terms-and-conditions');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeFocused();
});

test('a membership is a button with a description, and has no state', async ({ page }) => {
  await page.goto('/services');
  const list = page.getByRole('region', { name: 'Memberships and Affiliations' });
  for (const badge of await list.getByRole('button').all()) {
    await badge.focus();
    await expect(badge).toHaveAccessibleDescription(/\w/);
    await expect(badge).not.toHaveAttribute('aria-expanded', /./);
    await expect(badge).not.toHaveAttribute('popovertarget', /./);
  }
});

test('a live region is empty until there is news, and is no stop in the reading', async ({
  page,
}) => {
  for (const path of ['/team', '/get-started', `/cards/${cardsWithPhoto[0]?.id}`]) {
    await page.goto(path);
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree, path).not.toMatch(/^\s*- status$/m);
  }
});

test('the consent is not wrong before anything was sent, and Send can be pressed', async ({
  page,
}) => {
  for (const path of ['/get-started', '/joinus', '/work']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Send' }).focus();
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
  }
});
