import type { Page } from '@playwright/test';
import { cardsWithPhoto, members } from '../../support/content.ts';
import { cards, indexable, unknown } from '../../support/site.ts';
import { expect } from '../../support/test.ts';
import type { State } from './visit.ts';

const withPhoto = cardsWithPhoto
  .toSorted((a, b) => b.name.length + b.title.length - a.name.length - a.title.length)
  .map(({ id }) => `/cards/${id}`);
/** The card that needs the most room. */
export const [card = ''] = withPhoto;
const placeholder = cards.find((path) => !withPhoto.includes(path)) ?? '';

/** All cards have the same structure, so one appearance is enough for each of these. */
export const otherCards = cards.filter((path) => ![card, placeholder].includes(path));

/** What a visitor can open on a page. */
const opened: Record<string, State[]> = {
  '/': [
    { name: 'settings open', scope: '#settings', reach: press('Settings') },
    {
      name: 'the footer and its submenus open',
      scope: 'footer details',
      reach: async (page) => {
        await page.keyboard.press('Escape');
        // A phone folds these parts. A wide screen, which has nothing to press for them, shows them in any case.
        await page
          .locator('footer section > details')
          .evaluateAll((parts) => parts.forEach((part) => part.toggleAttribute('open', true)));
        for (const toggle of await page.getByLabel(/^More under/).all())
          await toggle.press('Enter');
      },
    },
    {
      name: 'an affiliation’s tooltip shown',
      scope: 'li:has(:popover-open)',
      reach: (page) => page.locator('tool-tip').first().getByRole('button').press('Enter'),
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
    {
      name: 'the second type shown',
      scope: '[aria-labelledby=true-colors]',
      reach: pressOnPhone('Next type'),
    },
    {
      name: 'the wall rearranged',
      scope: 'astro-island:has([href="#member-1"])',
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
      scope: '#buying details',
      reach: (page) => page.locator('#buying summary').last().click(),
    },
  ],
  '/work': [
    {
      name: 'the second case study shown',
      scope: '[aria-labelledby=case-studies]',
      reach: pressOnPhone('Next case study'),
    },
  ],
  [card]: [
    { name: 'the card turned over', scope: '[data-card]', reach: press('Turn over') },
    { name: 'its code shown', scope: 'dialog[open]', reach: press('Show code') },
    {
      name: 'its files shown',
      scope: 'main details',
      async reach(page) {
        await page.keyboard.press('Escape');
        await page.getByText('Files of this card').click();
      },
    },
    {
      name: 'its link copied',
      scope: '[data-card]',
      async reach(page) {
        await page.context().grantPermissions(['clipboard-write']);
        await page.getByRole('button', { name: 'Share' }).click();
        await expect(page.getByText('Link copied')).toBeVisible();
      },
    },
  ],
};

/** One page of each kind, so only one card. */
export const routes = [...indexable, ...unknown.map(({ path }) => path), card];

/** One route for each layout. */
export const layouts = routes.filter(
  (path) => path !== '/terms-and-conditions' && path !== unknown[1]?.path,
);

/** Every page except the other cards, and what a visitor can open on it. engines-forms.test.ts has the states of forms. */
export const journeys: { path: string; states: State[] }[] = [...routes, placeholder].map(
  (path) => ({ path, states: [{ name: path }, ...(opened[path] ?? [])] }),
);

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name }).click();
}

/** Only a small screen shows the arrows of a carousel. */
function pressOnPhone(name: string) {
  return async (page: Page) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await press(name)(page);
    await expect(page.getByText(/^2 of \d+$/).filter({ visible: true })).toBeVisible();
  };
}
