import { chooseMotion, motions } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

for (const choice of [motions[0], motions[2]]) {
  test(`“How we help” goes to the services, ${choice.name}`, async ({ page }) => {
    await chooseMotion(page, choice);
    await page.goto('/');
    const places = await page.evaluateHandle(() => {
      const list: number[] = [];
      document.addEventListener('scroll', () => list.push(scrollY));
      return list;
    });
    await page.getByRole('link', { name: 'How we help' }).click();
    await expect
      .poll(() =>
        page.locator('#services').evaluate((element) => element.getBoundingClientRect().top),
      )
      .toBeLessThan(200);
    const passed = await places.jsonValue();
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
  await expect(link(/^Get started/)).toHaveAttribute('href', '/get-started');
  const service = link(/^Learn more about/).last();
  const [, title = ''] = /about (.*)/.exec(await service.innerText()) ?? [];
  await service.click();
  await expect(page).toHaveURL(/\/services#[a-z-]+$/);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
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
