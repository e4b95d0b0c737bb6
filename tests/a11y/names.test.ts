import { readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { parse } from 'yaml';
import { members } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { desk, phone } from '../support/screens.ts';
import { layouts } from './support/states.ts';

test.use({ viewport: desk });

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const { navigation, quickLinks }: CollectionEntry<'site'>['data'] = read('site');
const tabs = navigation.filter(({ icon }) => icon);

/** The links of the header, the tab bar and the footer, in the order of the page. */
const chrome = [
  ...navigation,
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
    // axe checks that no later level is skipped.
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
  const [member, next] = members;
  const { name = '', role, purpose, colorType } = member ?? {};
  const types: CollectionEntry<'trueColors'>['data'][] = read('true-colors');
  const type = types.find(({ id }) => id === colorType);
  const list = (traits: string[] = []) => traits.map((trait) => `- definition: ${trait}`);
  await page.goto(`/team#member-${member?.id}`);
  // The link to the next person contains the name, so that nobody has to follow it to learn whose profile it is.
  const lines = [
    '- button "Close"',
    `- heading "${name}" [level=2]`,
    `- paragraph: ${role}`,
    `- blockquote: ${JSON.stringify(purpose)}`,
    '- list:',
    '  - listitem:',
    `    - 'link "Email: ${name}"'`,
    '  - listitem:',
    `    - 'link "LinkedIn profile: ${name}"'`,
    '- heading "True Colors Profile" [level=3]',
    `- paragraph: ${name}’s dominant True Color is ${colorType}.`,
    '- term: Strengths',
    ...list(type?.strengths),
    '- term: Work style',
    ...list(type?.workStyle),
    `- link "Next ${next?.name}"`,
  ];
  await expect(page.locator('dialog[open]')).toMatchAriaSnapshot(
    [`- dialog "${name}":`, '  - /children: equal', ...lines.map((line) => `  ${line}`)].join('\n'),
  );
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
