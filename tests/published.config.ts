import { defineConfig } from '@playwright/test';

// Tests what an editor can break and only the built pages show. Production builds run it too, because it needs no browser
// and no server.
export default defineConfig({
  testDir: 'e2e/built',
  testMatch: '{html,links}.test.ts',
  outputDir: '../.cache/tests/published',
  fullyParallel: true,
  reporter: 'dot',
});
