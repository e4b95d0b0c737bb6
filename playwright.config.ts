import { chromium, defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';
import { desk, phone } from './tests/support/screens.ts';

const browser = findBrowser();
const isRoot = process.getuid?.() === 0;

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
    launchOptions: {
      // Playwright itself chooses between the two browsers that it brings.
      ...(browser && browser !== chromium.executablePath() && { executablePath: browser }),
      args: [
        // Without these, the browser sends requests of its own. The tests use this machine only.
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
