import { defineConfig } from '@playwright/test';
import { engineNames } from './support/engines.ts';
import type { EngineOptions } from './support/test.ts';

// The journeys that matter, in every engine that is installed. Everything else is tested in Chromium alone.
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.cache/tests/engines',
  globalSetup: ['../support/serve-site.ts', './support/serve-engines.ts'],
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/tests/engines.json' }]],
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
