import { defineConfig } from '@playwright/test';

// A visit with a screen reader. It runs alone, because Orca is slow beside other tests.
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/tests/hear',
  globalSetup: '../support/serve-site.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/tests/hear.json' }]],
});
