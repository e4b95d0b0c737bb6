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
