import { readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { parse } from 'yaml';
import { members } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { desk, phone } from '../support/screens.ts';
import { layouts } from './support/states.ts';

test.use({ viewport: desk });

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const { navigation, enquiry, quickLinks }: CollectionEntry<'site'>['data'] = read('site');
const tabs = navigation.filter(({ icon }) => icon);

/** The links of the header, of the tab bar and of the footer, in the order of the page. */
const chrome = [
  ...navigation,
  enquiry,
  ...tabs,
  ...quickLinks.flatMap((link) => [link, ...(link.submenu ?? [])]),
];

const listOf = (links: { label: string }[]) =>
  ['- list:', ...links.map(({ label }) => `  - listitem:\n    - link "${label}"`)].join('\n');

for (const path of layouts) {
  test(`a screen reader finds its way on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to main content"
      - banner:
        - link /, home$/
        - navigation "Main"
      - region "Settings":
        - button "Settings"
      - main
      - contentinfo
    `);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main).toMatchAriaSnapshot(listOf(navigation));
    // axe checks that no level is left out after the first.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const isTitle = (first: Element) => first.matches('main h1');
    expect(await page.getByRole('heading').first().evaluate(isTitle)).toBe(true);
    const own = chrome.filter(({ href }) => href === path).map(({ label }) => label);
    await expect(page.locator(`[aria-current=page][href="${path}"]`)).toHaveText(own);
    await expect(page.locator('[aria-current]')).toHaveCount(own.length);
  });
}

test('on a phone the tab bar is a list', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/team');
  const bar = page.getByRole('navigation', { name: 'Tabs' });
  await expect(bar).toMatchAriaSnapshot(listOf(tabs));
});

test('a profile is a dialog with the name of its person', async ({ page }) => {
  const [member] = members;
  await page.goto(`/team#member-${member?.id}`);
  await expect(page.locator('dialog[open]')).toMatchAriaSnapshot(`
    - dialog "${member?.name}":
      - heading "${member?.name}" [level=2]
      - blockquote
      - list:
        - listitem:
          - link "Email"
        - listitem:
          - link "LinkedIn profile"
      - heading "True Colors Profile" [level=3]
      - term: Strengths
      - definition
      - definition
      - definition
      - term: Work style
      - definition
      - definition
      - definition
  `);
});

test('clients are named in the order of their file', async ({ page }) => {
  const clients: { name: string }[] = read('clients');
  await page.goto('/');
  const logos = clients.map(({ name }) => `  - listitem:\n    - img "${name}"`);
  const list = page.locator('#clients').getByRole('list');
  await expect(list).toMatchAriaSnapshot(['- list:', ...logos].join('\n'));
});

test('a form groups its boxes', async ({ page }) => {
  const { needs }: CollectionEntry<'options'>['data'] = read('options');
  await page.goto('/get-started');
  const boxes = needs.map(({ label, text }) => `- checkbox "${label} ${text}"`);
  const group = page.getByRole('group', { name: 'What led you here?' });
  await expect(group).toMatchAriaSnapshot(boxes.join('\n'));
});
