import { expect, test } from '@playwright/test';
import { states } from '../../src/gallery/states.ts';
import { serveGallery } from '../support/gallery-site.ts';
import { listProduction, readProduction } from '../support/production.ts';
import { desk, phone } from '../support/screens.ts';
import { bringEngines, inspect } from './support/engines.ts';

test.describe('every component of the gallery, on a phone and at dusk', () => {
  // One after the other, so that one server is enough.
  test.describe.configure({ mode: 'default' });
  let gallery: Awaited<ReturnType<typeof serveGallery>>;
  test.beforeAll(async () => {
    gallery = await serveGallery();
  });
  test.afterAll(() => gallery.close());

  for (const state of Object.keys(states))
    test(`can be used in the state "${state}"`, async ({ page }) => {
      // The server makes each component when it is first asked for.
      test.slow();
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: state === 'usual' ? 'dark' : 'light' });
      await page.goto(state === 'usual' ? gallery.url : `${gallery.url}/${state}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const sideways = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      expect(await sideways(), 'on a phone').toBe(0);
      await bringEngines(page, true);
      expect(await inspect(page, false)).toEqual([]);
      await page.setViewportSize(desk);
      expect(await sideways(), 'on a desk').toBe(0);
    });
});

test('a build has nothing of the gallery', () => {
  const files = listProduction();
  expect(files.filter((file) => file.includes('gallery'))).toEqual([]);
  expect(files.filter((file) => readProduction(file).includes('company.example'))).toEqual([]);
});
