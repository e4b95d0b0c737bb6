import { chromium, defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';
import type { SiteOptions } from './tests/support/test.ts';

const browser = findBrowser();
const isRoot = process.getuid?.() === 0;

const config: PlaywrightTestConfig<SiteOptions> = {
  testDir: 'tests',
  outputDir: '.cache/tests/playwright',
  globalSetup: ['./tests/support/serve-site.ts', './tests/support/serve-forms.ts'],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // A rented machine may stand still for many seconds; what has to be quick is measured where it is tested.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/tests/playwright.json' }],
    ['./tests/a11y/support/tally.ts'],
  ],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Of its own two browsers Playwright knows which to take.
      ...(browser && browser !== chromium.executablePath() && { executablePath: browser }),
      args: [
        // The tests talk to this machine only; a browser of its own accord does not.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        // Chromium refuses to start its sandbox for root, who runs the tests in a container.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'built', testMatch: 'e2e/built/*.test.ts' },
    {
      name: 'small',
      // The other tests of accessibility go through the widths by themselves.
      testMatch: '{e2e/*,a11y/contrast}.test.ts',
      // What a form sends does not depend on the width; how it looks is tested with the other pages.
      testIgnore: 'e2e/{joinus,get-started,client-enquiry,form-faults}.test.ts',
      use: { viewport: { width: 360, height: 740 } },
    },
    {
      name: 'wide',
      testMatch: '{e2e,a11y}/*.test.ts',
      // Budgets are those of a phone, and what is kept offline does not depend on the width.
      testIgnore: 'e2e/{budget,cards-offline}.test.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
};

export default defineConfig(config);
