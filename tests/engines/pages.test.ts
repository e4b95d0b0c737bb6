import { kinds, unknown } from '../support/site.ts';
import { expect, test } from './support/test.ts';

/** Runs in the page. */
const readPage = () => {
  const startOf = (item: Element) => {
    const { paddingTop, borderTopWidth } = getComputedStyle(item);
    return item.getBoundingClientRect().top + parseFloat(paddingTop) + parseFloat(borderTopWidth);
  };
  return {
    heading: document.querySelector('h1')?.textContent.trim(),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // Safari shows no picture that has this property.
    hidden: [...document.images]
      .filter((image) => getComputedStyle(image).content !== 'normal')
      .map(({ src }) => src),
    // WebKit gives a block that begins a list item an empty line above it.
    low: [...document.querySelectorAll('li')]
      .filter((item) => {
        const first = item.firstChild;
        if (!(first instanceof Element) || getComputedStyle(item).display !== 'list-item')
          return false;
        return first.getBoundingClientRect().top - startOf(item) > 16;
      })
      .map(({ textContent }) => textContent.trim()),
  };
};

test('every page opens on a phone and on a laptop, and a missing one says so', async ({
  visitor,
}) => {
  // Firefox also reports what a card was storing when the visitor left.
  visitor.expected = /404|A ServiceWorker intercepted/;
  for (const device of ['a phone', 'a laptop'] as const) {
    await visitor.hold(device);
    for (const path of kinds) {
      await visitor.open(path);
      const { heading, sideways, hidden, low } = await visitor.evaluate(readPage);
      expect(sideways, path).toBeLessThanOrEqual(0);
      expect([...hidden, ...low], path).toEqual([]);
      const missing = unknown.find((address) => address.path === path);
      expect(heading, path).toMatch(missing?.heading ?? /./);
    }
  }
});
