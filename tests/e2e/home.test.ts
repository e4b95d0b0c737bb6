import type { Locator } from '@playwright/test';
import { chooseMotion, motions } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

test('Home has a class of its own, on no other page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass('home');
  await page.goto('/team');
  await expect(page.locator('body')).not.toHaveClass('home');
});

for (const choice of [motions[0], motions[2]]) {
  test(`“How we help” goes to the services, ${choice.name}`, async ({ page }) => {
    await chooseMotion(page, choice);
    await page.goto('/');
    const observed = await page.evaluateHandle(() => {
      const list: number[] = [];
      document.addEventListener('scroll', () => list.push(scrollY));
      return list;
    });
    const ended = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('scrollend', () => resolve(), { once: true });
        }),
    );
    await page.getByRole('link', { name: 'How we help' }).click();
    await ended;
    expect(
      await page.locator('#services').evaluate((element) => element.getBoundingClientRect().top),
    ).toBeLessThan(200);
    const passed = await observed.jsonValue();
    if (choice.reduced) expect(passed).toHaveLength(1);
    else expect(passed.length).toBeGreaterThan(3);
    await expect(page).toHaveURL(/#services$/);
    await expect(page.getByRole('heading', { name: 'How we help.' })).toBeInViewport();
  });
}

test('links lead to a service, to a case study and to an enquiry', async ({ page }) => {
  await page.goto('/');
  const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  await expect(link(/^See how/)).toHaveAttribute('href', /^\/work#[a-z-]+$/);
  await expect(link(/^Get Started\.$/)).toHaveAttribute('href', '/get-started');
  const service = link(/^Learn more about/).last();
  const [, title = ''] = /about (.*)/.exec(await service.innerText()) ?? [];
  await service.click();
  await expect(page).toHaveURL(/\/services#[a-z-]+$/);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

test('people of the team look out of the link to them', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Meet the team', exact: true });
  await expect(link).toHaveAttribute('href', '/team');
  await link.scrollIntoViewIfNeeded();
  const portraits = link.locator('img');
  await expect(portraits).toHaveCount(6);
  for (const portrait of await portraits.all())
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
});

test('the headline has plain apostrophes that are drawn typographically', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  const [straight, curly] = await headline.evaluate(async (element) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return [];
    pen.font = `700 200px ${getComputedStyle(element).fontFamily}`;
    return ["'", '’'].map((character) => {
      const { width, actualBoundingBoxLeft, actualBoundingBoxDescent } = pen.measureText(character);
      return [width, actualBoundingBoxLeft, actualBoundingBoxDescent];
    });
  });
  expect(straight).toEqual(curly);
});

const firstScreens = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 620],
  [1440, 900],
] as const;

test('the first screen proves a result and names the price, on every screen', async ({ page }) => {
  for (const [width, height] of firstScreens) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = page.getByRole('region', { name: /tame the tech/ });
    for (const link of [
      hero.locator('a[href^="/work#"]'),
      hero.locator('a[href="/services#buying"]'),
    ]) {
      const box = await link.boundingBox();
      // The tab bar covers the foot of a phone's screen.
      const end = width < 720 ? height - 60 : height;
      expect((box?.y ?? end) + (box?.height ?? 1), `${width} × ${height}`).toBeLessThanOrEqual(end);
    }
  }
});

test('the result on the first screen is one large number and one underlined line', async ({
  page,
}) => {
  for (const [width, height] of firstScreens) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const link = page.getByRole('region', { name: /tame the tech/ }).locator('a[href^="/work#"]');
    const read = async (part: Locator) => ({
      size: await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      lines: await part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      }),
      box: await part.boundingBox(),
    });
    const number = await read(link.getByRole('strong'));
    const meaning = await read(link.locator('span'));
    const screen = `${width} × ${height}`;
    expect(number.size / meaning.size, screen).toBeGreaterThanOrEqual(1.6);
    expect([number.lines, meaning.lines], screen).toEqual([1, 1]);
    // Below it, with no gap.
    const end = (number.box?.y ?? 0) + (number.box?.height ?? 0);
    expect(Math.abs((meaning.box?.y ?? 0) - end), screen).toBeLessThan(6);
    expect(meaning.box?.x, screen).toBeCloseTo(number.box?.x ?? 0, 0);
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    await expect(link.locator('span')).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('every line of the headline begins at the edge of what is below it', async ({ page }) => {
  for (const [width, height] of firstScreens) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const begins = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(headline);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return [];
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const text = headline.firstChild as Text;
      const lines = new Map<number, number>();
      for (let i = 0; i < text.length; i += 1) {
        const range = document.createRange();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const { left, top } = range.getBoundingClientRect();
        const ink = left - pen.measureText(range.toString()).actualBoundingBoxLeft;
        if (!lines.has(Math.round(top))) lines.set(Math.round(top), ink);
      }
      return [...lines.values()];
    });
    const button = await page.getByRole('link', { name: 'How we help' }).boundingBox();
    for (const start of begins)
      expect(Math.abs(start - (button?.x ?? 0)), `${width} × ${height}`).toBeLessThan(2.5);
  }
});

test('the result on the first screen leads to its case study', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('region', { name: /tame the tech/ }).locator('a[href^="/work#"]');
  const [, study = ''] = /#(.*)/.exec((await link.getAttribute('href')) ?? '') ?? [];
  const figure = await link.getByRole('strong').innerText();
  // The section below proves another result.
  await expect(page.locator('#proof')).not.toHaveText(figure);
  await link.click();
  await expect(page.locator(`#${study}`).getByText(figure)).toBeInViewport();
});

test('the marks of the clients stand in rows of three, and of two on the smallest phones', async ({
  page,
}) => {
  const marks = page.locator('#clients li');
  for (const [width, columns] of [
    [320, 2],
    [360, 3],
    [390, 3],
    [768, 3],
    [1280, 3],
    [2560, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const lefts = await marks.evaluateAll((all) =>
      all.map((mark) => Math.round(mark.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
});
