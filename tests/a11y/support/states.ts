import type { Page } from '@playwright/test';
import { cardsWithPhoto, members } from '../../support/content.ts';
import { cards, indexable, unknown } from '../../support/site.ts';
import { expect } from '../../support/test.ts';
import type { State } from './visit.ts';

const withPhoto = cardsWithPhoto
  .toSorted((a, b) => b.name.length + b.title.length - a.name.length - a.title.length)
  .map(({ id }) => `/cards/${id}`);
/** The one that needs the most room. */
export const [person = ''] = withPhoto;
const placeholder = cards.find((path) => !withPhoto.includes(path)) ?? '';

/** All cards have the same structure, so these are read in one look each. */
export const otherCards = cards.filter((path) => ![person, placeholder].includes(path));

/** What a visitor can open on a page. */
const opened: Record<string, State[]> = {
  '/': [
    { name: 'settings open', scope: '#settings', reach: press('Settings') },
    {
      name: 'submenus of the footer open',
      scope: 'footer details',
      reach: async (page) => {
        await page.keyboard.press('Escape');
        for (const toggle of await page.getByLabel(/^More under/).all())
          await toggle.press('Enter');
      },
    },
    {
      name: 'an affiliation’s tooltip shown',
      scope: 'li:has(:popover-open)',
      reach: (page) => page.locator('footer button[popovertarget]').first().press('Enter'),
    },
  ],
  '/team': [
    {
      name: 'the video shown',
      scope: 'figure:has(iframe)',
      reach: async (page) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.getByRole('link', { name: /^Play the video/ }).click();
        await expect(page.locator('iframe')).toBeVisible();
      },
    },
    { name: 'the second type shown', scope: '#types', reach: pressOnPhone('Next type') },
    {
      name: 'the wall rearranged',
      scope: '#main > :has(#wall)',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Rearrange the wall' }).click();
        await page.getByRole('button', { name: 'later' }).first().click();
        await expect(page.getByRole('button', { name: 'Reset order' })).toBeVisible();
      },
    },
    // One person, and the coffee machine, which has no role.
    ...[members[0]?.name, members.find(({ role }) => !role)?.name].map((name = '') => ({
      name: `the profile of ${name}`,
      scope: 'dialog[open]',
      reach: async (page: Page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('main').getByRole('link', { name }).click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
      },
    })),
  ],
  '/services': [
    {
      name: 'a question of buyers opened',
      scope: 'main details',
      reach: (page) => page.locator('main summary').last().click(),
    },
  ],
  '/work': [
    {
      name: 'the second case study shown',
      scope: '#main > :has(#studies)',
      reach: pressOnPhone('Next case study'),
    },
  ],
  [person]: [
    { name: 'the card turned over', scope: 'div:has(> #tilt)', reach: press('Turn over') },
    {
      name: 'its codes shown',
      scope: 'main details',
      reach: (page) => page.getByText('More ways to share').click(),
    },
    {
      name: 'its link copied',
      scope: 'div:has(> #shared)',
      reach: async (page) => {
        await page.context().grantPermissions(['clipboard-write']);
        await page.getByRole('button', { name: 'Share' }).click();
        await expect(page.getByRole('main').getByRole('status')).toHaveText('Link copied');
      },
    },
  ],
};

/** One page of each kind, and so only one card. */
export const routes = [...indexable, ...unknown.map(({ path }) => path), '/cards/sheet', person];

/** Leaves out those that are laid out like another one. */
export const layouts = routes.filter(
  (path) => path !== '/terms-and-conditions' && path !== unknown[1]?.path,
);

/** Every page but the other cards, and what a visitor can open on it. Forms have states of their own. */
export const journeys: { path: string; states: State[] }[] = [...routes, placeholder].map(
  (path) => ({ path, states: [{ name: path }, ...(opened[path] ?? [])] }),
);

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name }).click();
}

/** Only a small screen shows the arrows of a carousel. What they show stays when the screen grows. */
function pressOnPhone(name: string) {
  return async (page: Page) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await press(name)(page);
    await expect(page.getByText(/^2 of \d+$/).filter({ visible: true })).toBeVisible();
  };
}
