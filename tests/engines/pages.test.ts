import { cardRecords } from '../support/cards.ts';
import { addressOf, htmlFiles, unknown } from '../support/site.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind: all but the other cards. */
const pages = [
  ...htmlFiles.map(addressOf).filter((path) => !/^\/cards\/\w{6}$|404$|not-found$/.test(path)),
  ...unknown.map(({ path }) => path),
  `/cards/${cardRecords[0]?.id}`,
];

/** Runs in the page. */
const look = () => ({
  heading: document.querySelector('h1')?.textContent.trim(),
  sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

test('every page opens on a phone and on a laptop, and a missing one says so', async ({
  visitor,
}) => {
  visitor.expected = /404/;
  for (const device of ['a phone', 'a laptop'] as const) {
    await visitor.hold(device);
    for (const path of pages) {
      await visitor.open(path);
      const { heading, sideways } = await visitor.evaluate(look);
      expect(sideways, path).toBeLessThanOrEqual(0);
      const missing = unknown.find((address) => address.path === path);
      expect(heading, path).toMatch(missing?.heading ?? /./);
    }
  }
});
