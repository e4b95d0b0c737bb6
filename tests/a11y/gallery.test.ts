import { expect, test } from '@playwright/test';
import { states } from '../../src/gallery/states.ts';
import { serveGallery } from '../support/gallery-site.ts';
import { listProduction, readProduction } from '../support/production.ts';
import { desk, phone } from '../support/screens.ts';
import { bringEngines, inspect } from './support/engines.ts';

test('every component can be used in every state of the gallery, on a phone and at dusk', async ({
  page,
}) => {
  const gallery = await serveGallery();
  try {
    for (const state of Object.keys(states)) {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: state === 'usual' ? 'dark' : 'light' });
      await page.goto(state === 'usual' ? gallery.url : `${gallery.url}/${state}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const sideways = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      expect(await sideways(), `${state} on a phone`).toBe(0);
      await bringEngines(page, true);
      expect(await inspect(page, false), state).toEqual([]);
      await page.setViewportSize(desk);
      expect(await sideways(), `${state} on a desk`).toBe(0);
    }
  } finally {
    gallery.close();
  }
});

test('a build has nothing of the gallery', () => {
  const files = listProduction();
  expect(files.filter((file) => file.includes('gallery'))).toEqual([]);
  expect(files.filter((file) => readProduction(file).includes('company.example'))).toEqual([]);
});
