import { readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { parse } from 'yaml';
import { expect, Form, test } from '../support/forms.ts';
import { withoutScript } from '../support/test.ts';

const { needs }: CollectionEntry<'options'>['data'] = parse(
  readFileSync('content/options.yaml', 'utf8'),
);
const names = needs.flatMap(({ id, label, anchor = id }) =>
  [...new Set([id, anchor])].map((name) => ({ name, label })),
);
const [first] = needs;
const address = `/get-started#${first?.id}`;
const tile = (form: Form) => form.field(first?.label ?? '');
const ticked = (form: Form) => form.page.getByRole('checkbox', { checked: true });

for (const { name, label } of names) {
  test(`/get-started#${name} arrives with “${label}” ticked and spoken`, async ({ page }) => {
    await page.goto(`/get-started#${name}`);
    const box = page.getByRole('checkbox', { name: new RegExp(`^${label}`) });
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });
}

test('each service leads to the tile that goes with it', async ({ page }) => {
  await page.goto('/services');
  const links = page.getByRole('link', { name: /^Ask about/ });
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const [, name] = (await link.getAttribute('href'))?.split('#') ?? [];
    expect(names.map((each) => each.name)).toContain(name);
  }
});

test.describe('the address', () => {
  test('ticks nothing again that the visitor has unticked', async ({ page }) => {
    const form = new Form(page, '/get-started');
    await page.goto(address);
    await expect(tile(form)).toBeChecked();
    await tile(form).uncheck();
    await page.reload();
    await form.field('First Name').focus();
    await expect(tile(form)).not.toBeChecked();
  });

  test('leaves a draft as it is', async ({ page, form }) => {
    await form.field(needs[1]?.label ?? '').check();
    await page.goto('/services');
    await page.goto(address);
    await expect(form.field(needs[1]?.label ?? '')).toBeChecked();
    await expect(ticked(form)).toHaveCount(1);
  });

  test('adds to a draft that says nothing about needs, and becomes part of it', async ({
    page,
    form,
  }) => {
    await form.field('First Name').fill('Ada');
    await page.goto('/services');
    await page.goto(address);
    await expect(tile(form)).toBeChecked();
    await form.field('Last Name').fill('Lovelace');
    await page.goto('/get-started');
    await expect(tile(form)).toBeChecked();
    await expect(form.field('First Name')).toHaveValue('Ada');
  });

  test('is sent, and ticks nothing in the next form', async ({ page }) => {
    const form = new Form(page, '/get-started');
    await page.goto(address);
    await form.fill();
    await form.sendWell();
    expect(await form.rows()).toMatchObject([{ selected_needs: [first?.id] }]);
    await form.startAgain();
    await expect(ticked(form)).toHaveCount(0);
    await page.reload();
    await form.field('First Name').focus();
    await expect(ticked(form)).toHaveCount(0);
  });

  for (const name of ['privacy_consent', 'no-such-need', '%', 'main'])
    test(`#${name} ticks nothing`, async ({ page }) => {
      const form = new Form(page, '/get-started');
      await page.goto(`/get-started#${name}`);
      await form.field('First Name').fill('Ada');
      await expect(ticked(form)).toHaveCount(0);
    });
});

withoutScript.describe('without JavaScript', () => {
  for (const { name, label } of names)
    withoutScript(`#${name} marks “${label}”`, async ({ page }) => {
      await page.goto(`/get-started#${name}`);
      const marked = page.locator('label:has(:target)');
      await expect(marked).toContainText(label);
      await expect(marked).not.toHaveCSS('outline-style', 'none');
      await expect(marked).toBeInViewport();
    });
});
