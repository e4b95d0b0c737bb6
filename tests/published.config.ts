import { defineConfig } from '@playwright/test';

// Tests what an editor can break and only the built pages show. It needs no browser and no server, so a production
// build runs it as well.
export default defineConfig({
  testDir: 'e2e/built',
  testMatch: '{html,links}.test.ts',
  outputDir: '../.cache/tests/published',
  fullyParallel: true,
  reporter: 'dot',
});
