import { members } from '../support/content.ts';
import { rows } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { desk, phone } from '../support/screens.ts';
import { kinds } from '../support/site.ts';

// The transcripts of Orca (docs/hearing.md) rest on these roles, names, states and live regions.

test.use({ viewport: desk });

const { name = '' } = members[0] ?? {};

/** What is spoken when it changes. */
const live = '[aria-live], [role=status], [role=alert], [role=log], output';

test('a profile that the keyboard opens names its person first, and then its button', async ({
  page,
}) => {
  await page.goto('/team');
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.focus();
  // The drawer is a dialog once React runs.
  await expect(page.locator('dialog')).toBeAttached();
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeFocused();
  // A screen reader that learns of the dialog would read all of its content. It can read the text once Close has the focus.
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

for (const path of kinds)
  test(`on ${path} no two buttons sound alike, nor links to different places`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    if (path === '/team') await page.getByRole('button', { name: 'Rearrange the wall' }).click();
    const buttons = await page.getByRole('button').all();
    const spoken = await Promise.all(buttons.map((button) => button.ariaSnapshot()));
    for (const each of await page.locator('summary').all())
      spoken.push((await each.getAttribute('aria-label')) ?? (await each.innerText()));
    expect(spoken).not.toEqual([]);
    expect(new Set(spoken).size, spoken.join(', ')).toBe(spoken.length);

    const goals = new Map<string, string | null>();
    for (const link of await page.getByRole('link').all()) {
      const [sound = ''] = (await link.ariaSnapshot()).split('\n');
      const goal = await link.getAttribute('href');
      // The contents of a legal text name its clauses.
      if (goal?.startsWith('#')) continue;
      expect(goals.get(sound) ?? goal, sound).toBe(goal);
      goals.set(sound, goal);
    }
  });

test('what an address names takes the focus with its heading', async ({ page }) => {
  await page.goto('/work');
  const [poster] = await page.getByRole('main').getByRole('list').first().getByRole('link').all();
  const heading = page.getByRole('article').first().getByRole('heading').first();
  await poster?.press('Enter');
  await expect(heading).toBeFocused();

  await page.goto(`/team#member-${members[1]?.id}`);
  const profile = page.getByRole('dialog', { name: members[1]?.name ?? '' });
  await expect(profile.getByRole('button', { name: 'Close' })).toBeFocused();

  await page.goto('/services#software-development');
  await expect(page.locator(':focus')).toHaveText('Software Development');
  // A ring would look like an error, because nothing can be done with a heading.
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'none');

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
  for (const path of kinds) {
    await page.goto(path);
    // Only a carousel shows its place from the start.
    for (const news of await page.locator(live).allTextContents())
      expect(news, path).toMatch(/^(\d of \d+)?$/);
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree, path).not.toMatch(/^\s*- status$/m);
  }
});

for (const path of ['/get-started', '/work'])
  test(`on ${path} problems and thanks are spoken once`, async ({ page }) => {
    await page.route(rows, (route) =>
      route.fulfill({ status: 201, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(path);
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    // What has the focus is spoken with its name and description. A live region with these words would say them again.
    await expect(summary).toBeFocused();
    await expect(summary).toHaveAccessibleDescription(/Please fill in all required fields/);
    await expect(page.locator(live).filter({ hasText: /problem|required|Enter your/ })).toHaveCount(
      0,
    );
    await expect(page.locator(live).filter({ has: summary })).toHaveCount(0);

    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@lovelace.example');
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await send.click();
    const thanks = page.getByRole('main').getByRole('region', { name: 'Thank you!' });
    await expect(thanks).toBeFocused();
    await expect(thanks).toHaveAccessibleDescription(/Your reference is/);
    await expect(page.locator(live).filter({ hasText: /Thank you|reference/ })).toHaveCount(0);
    await expect(page.locator(live).filter({ has: thanks })).toHaveCount(0);
    const call = thanks.getByRole('paragraph').last();
    await expect(call).toHaveText(/, ring \d\d \d/, { useInnerText: true });
  });

test('the telephone of Get Started is read with a space between its words', async ({ page }) => {
  await page.goto('/get-started');
  const call = page.getByRole('banner').getByRole('link', { name: /^Ring us \d\d \d/ });
  await expect(call).toBeVisible();
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
