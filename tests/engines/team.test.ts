import { members } from '../support/content.ts';
import { expect, test } from './support/test.ts';

const names = members.map(({ name }) => name);

test('a member opens and closes on a page that is reloaded further down', async ({ visitor }) => {
  await visitor.open('/team');
  await visitor.evaluate(() => scrollTo(0, 600));
  await visitor.evaluate(() => location.reload());
  // Nothing can be read while the page is reloaded.
  await expect.poll(() => visitor.evaluate(readStart).catch(String)).toBe('reload, started');
  await visitor.press(names[6] ?? '');
  const modal = () => document.querySelector('dialog:modal')?.textContent ?? '';
  await expect.poll(() => visitor.evaluate(modal)).toContain('True Colors Profile');
  await visitor.press('Close');
  await expect.poll(() => visitor.evaluate(modal)).toBe('');
});

/** Runs in the page, whose script for the profiles marks the root. */
function readStart() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return `${navigation?.type}, ${'modal' in document.documentElement.dataset ? 'started' : 'not yet'}`;
}

test('buttons rearrange the wall', async ({ visitor }) => {
  await visitor.open('/team');
  const order = () =>
    [...document.querySelectorAll('#wall [data-name]')].map((name) => name.textContent);
  await visitor.press('Rearrange the wall');
  await visitor.press(`Move ${names[0]} later`);
  const moved = [names[1], names[0], ...names.slice(2)];
  await expect.poll(() => visitor.evaluate(order)).toEqual(moved);
  await visitor.press('Reset order');
  await expect.poll(() => visitor.evaluate(order)).toEqual(names);
});
