import { kinds, unknown } from '../support/site.ts';
import { expect, test } from './support/test.ts';

/** Runs in the page. */
const look = () => ({
  heading: document.querySelector('h1')?.textContent.trim(),
  sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

test('every page opens on a phone and on a laptop, and a missing one says so', async ({
  visitor,
}) => {
  // Firefox also reports what a card was still storing when the visitor left.
  visitor.expected = /404|A ServiceWorker intercepted/;
  for (const device of ['a phone', 'a laptop'] as const) {
    await visitor.hold(device);
    for (const path of [...kinds, '/cards/sheet']) {
      await visitor.open(path);
      const { heading, sideways } = await visitor.evaluate(look);
      expect(sideways, path).toBeLessThanOrEqual(0);
      const missing = unknown.find((address) => address.path === path);
      expect(heading, path).toMatch(missing?.heading ?? /./);
    }
  }
});
