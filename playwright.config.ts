import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/dev/browser.ts';
import { desk, phone } from './tests/support/screens.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/tests/playwright',
  globalSetup: ['./tests/support/serve-site.ts', './tests/support/serve-forms.ts'],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A rented machine may stall for many seconds. Tests of speed measure it themselves.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/tests/playwright.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'built', testMatch: 'e2e/built/*.test.ts' },
    {
      name: 'small',
      testMatch: '{e2e,a11y}/*.test.ts',
      // Only what a narrow screen changes.
      grep: /@small/,
      use: { viewport: phone },
    },
    {
      name: 'wide',
      testMatch: '{e2e,a11y}/*.test.ts',
      use: { viewport: desk },
    },
  ],
});
