import { cardRecords } from '../support/cards.ts';
import { addressOf, htmlFiles, unknown } from '../support/site.ts';
import { expect, test } from './support/test.ts';

/** Every page of the site that is not somebody's card, and does not say that nothing is found. */
const pages = htmlFiles
  .map(addressOf)
  .filter((path) => !/^\/cards\/\w{6}$|404$|not-found$/.test(path));

/** How far the page can be scrolled sideways. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const heading = () => document.querySelector('h1')?.textContent.trim();

test('every page opens on a phone and on a laptop', async ({ visitor }) => {
  for (const device of ['a phone', 'a laptop'] as const) {
    await visitor.hold(device);
    for (const path of pages) {
      await visitor.open(path);
      expect(await visitor.evaluate(heading), path).toBeTruthy();
      expect(await visitor.evaluate(sideways), path).toBeLessThanOrEqual(0);
    }
  }
});

test('an address that leads nowhere says so', async ({ visitor }) => {
  visitor.expected = /404/;
  for (const { path, heading: words } of unknown) {
    await visitor.open(path);
    expect(await visitor.evaluate(heading)).toBe(words);
  }
});

test('every card opens with its name', async ({ visitor }) => {
  for (const { id, name } of cardRecords) {
    await visitor.open(`/cards/${id}`);
    expect(await visitor.evaluate(heading)).toBe(name);
  }
});
