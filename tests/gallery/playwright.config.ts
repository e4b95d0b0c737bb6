import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/dev/browser.ts';
import { phone } from '../support/screens.ts';

// Components one by one, in the gallery of the server of development.
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/tests/gallery',
  globalSetup: './support/serve-gallery.ts',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  // A picture that is missing fails. "npm run pictures" takes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Each test visits many pages, and a rented machine may stall for many seconds.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/tests/gallery.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: phone,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
