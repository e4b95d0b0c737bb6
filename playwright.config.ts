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
  // A rented machine may stand still for many seconds; what has to be quick is measured where it is tested.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/tests/playwright.json' }]],
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
      testMatch: '{e2e,a11y}/*.test.ts',
      // What a narrow screen changes; the rest is tested once.
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
