import { members } from '../support/content.ts';
import { expect, test } from './support/test.ts';

const names = members.map(({ name }) => name);

test('a member opens and closes on a page that is reloaded further down', async ({ visitor }) => {
  await visitor.open('/team');
  await visitor.evaluate(() => scrollTo(0, 600));
  await visitor.evaluate(() => location.reload());
  // Nothing can be read while the page is reloaded.
  await expect.poll(() => visitor.evaluate(readStart).catch(String)).toBe('reload, complete');
  await visitor.press(names[6] ?? '');
  const modal = () => document.querySelector('dialog:modal')?.textContent ?? '';
  await expect.poll(() => visitor.evaluate(modal)).toContain('True Colors Profile');
  // After a press, Close has the focus without its ring.
  const focused = () => {
    const { activeElement } = document;
    return [activeElement?.textContent, activeElement?.matches(':focus-visible')];
  };
  await expect.poll(() => visitor.evaluate(focused)).toEqual(['Close', false]);
  await visitor.press('Close');
  await expect.poll(() => visitor.evaluate(modal)).toBe('');
});

/** Runs in the page. */
function readStart() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return `${navigation?.type}, ${document.readyState}`;
}

test('buttons rearrange the wall', async ({ visitor }) => {
  await visitor.open('/team');
  const order = () =>
    [...document.querySelectorAll('main li > a[href^="#member-"]')].map((link) =>
      Number(link.getAttribute('href')?.split('-')[1]),
    );
  await visitor.press('Rearrange the wall');
  await visitor.press(`Move ${names[0]} later`);
  const [first, second, ...others] = members.map(({ id }) => Number(id));
  await expect.poll(() => visitor.evaluate(order)).toEqual([second, first, ...others]);
  await visitor.press('Reset order');
  await expect.poll(() => visitor.evaluate(order)).toEqual([first, second, ...others]);
});
