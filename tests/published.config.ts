import { defineConfig } from '@playwright/test';

// What an editor can break and only the built pages show. It needs neither a browser nor a server, so that a production
// build runs it as well.
export default defineConfig({
  testDir: 'e2e/built',
  testMatch: '{html,links}.test.ts',
  outputDir: '../.cache/tests/published',
  fullyParallel: true,
  reporter: 'dot',
});
