import { chooseMotion, motions } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

for (const choice of motions) {
  test.describe(choice.name, () => {
    test.beforeEach(({ page }) => chooseMotion(page, choice));

    test('“How we help” goes to the services', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => {
        const passed: number[] = [];
        Object.assign(window, { passed });
        document.addEventListener('scroll', () => passed.push(scrollY));
      });
      await page.getByRole('link', { name: 'How we help' }).click();
      await expect
        .poll(() =>
          page.locator('#services').evaluate((element) => element.getBoundingClientRect().top),
        )
        .toBeLessThan(200);
      const passed = await page.evaluate<number[]>('passed');
      if (choice.reduced) expect(passed).toHaveLength(1);
      else expect(passed.length).toBeGreaterThan(3);
      await expect(page).toHaveURL(/#services$/);
      await expect(page.getByRole('heading', { name: 'How we help.' })).toBeInViewport();
    });

    test('the proof leads to its case study, and the end of the page to an enquiry', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /^See how/ }).click();
      await expect(page).toHaveURL(/\/work#[a-z-]+$/);
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
      await expect(page).toHaveURL(/\/get-started$/);
    });

    test('a service card leads to its place on the services page', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Learn more about Technical Resourcing' }).click();
      await expect(page).toHaveURL(/\/services#technical-resourcing$/);
      await expect(page.getByRole('heading', { name: 'Technical Resourcing' })).toBeInViewport();
    });
  });
}

test('the headline has plain apostrophes that are drawn typographically', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toContainText("It's");
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
