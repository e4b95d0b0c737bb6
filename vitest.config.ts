import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Astro's virtual modules exist only in its own build.
const standIn = fileURLToPath(new URL('scripts/content/astro-stand-in.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { 'astro:content': standIn, 'astro/loaders': standIn } },
  test: {
    include: ['tests/{unit,content,database}/**/*.test.{ts,tsx}'],
    // A rented machine may stall for many seconds. Tests of speed measure it themselves.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // By default Vitest leaves one of two cores free.
    maxWorkers: availableParallelism(),
    reporters: ['default', ['json', { outputFile: '.cache/tests/vitest.json' }]],
  },
});
