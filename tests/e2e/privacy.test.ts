import { cardsWithPhoto, type CardRecord } from '../support/content.ts';
import { expect, test } from '../support/forms.ts';
import { phone } from '../support/screens.ts';

const [card] = cardsWithPhoto as [CardRecord];

// Where there is a tab bar.
test.use({ viewport: phone });

test('a device keeps what the privacy policy names, and nothing else', async ({ page, form }) => {
  await form.answer();
  await form.sendWell();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  for (const control of await page.getByRole('switch').all()) {
    await control.click();
    // Its code has come by then.
    await expect(control).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Work' }).click();
  await expect(page).toHaveURL(/\/work$/);
  await form.open();
  await form.field('First Name').fill('Ada');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(2);
  await page.goto(`/cards/${card.id}`);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);

  const kept = await page.evaluate(async () => ({
    names: [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ],
    cookies: document.cookie,
  }));
  expect(kept.cookies).toBe('');

  await page.goto('/privacy-policy');
  const things = page
    .getByRole('listitem')
    .filter({ hasText: /in (local|session) storage under|by a service worker under/ });
  await expect(page.getByText(`holds up to ${await things.count()} things`)).toBeVisible();
  const named = await things.getByRole('code').allTextContents();
  // A draft is kept under the address of its page.
  expect(kept.names.map((name) => name?.replace(form.path, '')).toSorted()).toEqual(
    named.toSorted(),
  );
});
