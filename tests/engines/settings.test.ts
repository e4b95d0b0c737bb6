import { expect, test } from './support/test.ts';

const classes = () => [...document.documentElement.classList];

test('theme and motion are chosen in Settings and remembered', async ({ visitor }) => {
  await visitor.open('/');
  expect(await visitor.evaluate(classes)).not.toContain('dark');
  await visitor.press('Settings');
  await visitor.press('Theme');
  await expect.poll(() => visitor.evaluate(classes)).toContain('dark');
  await visitor.press('Motion');
  await expect.poll(() => visitor.evaluate(classes)).toContain('motion');

  for (const path of ['/services', '/cards/not-found']) {
    await visitor.open(path);
    expect(await visitor.evaluate(classes)).toEqual(expect.arrayContaining(['dark', 'motion']));
  }
});

test('another theme spreads once it has been painted, however long that takes', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.press('Settings');
  await visitor.press('Motion');
  await visitor.evaluate(recordCircle);
  await visitor.press('Theme');
  const times = () => visitor.evaluate(() => (window as { times?: number[] }).times ?? []);
  await expect.poll(async () => (await times()).length).toBeGreaterThan(2);
  expect((await times()).slice(0, 2)).toEqual([0, 0]);
  await expect.poll(() => visitor.evaluate(() => document.activeViewTransition)).toBeNull();
});

/** Runs in the page. Records, frame by frame, how long the circle has spread, in milliseconds. */
function recordCircle() {
  const times: number[] = [];
  Object.assign(window, { times });
  const record = () => {
    const circle = document.getAnimations().find(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      return pseudoElement === '::view-transition-new(root)';
    });
    if (circle) times.push(Number(circle.currentTime));
    if (times.length < 3) requestAnimationFrame(record);
  };
  record();
}

test('the header lets the sky through until the page is scrolled', async ({ visitor }) => {
  const ground = () => {
    const header = document.querySelector('header');
    return header && getComputedStyle(header).backgroundColor;
  };
  await visitor.open('/services');
  expect(await visitor.evaluate(ground)).toBe('rgba(0, 0, 0, 0)');
  await visitor.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => visitor.evaluate(ground)).toMatch(/^oklch/);
  await visitor.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => visitor.evaluate(ground)).toBe('rgba(0, 0, 0, 0)');
});
