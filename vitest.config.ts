import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Astro's virtual modules exist only in its own build.
const standIn = fileURLToPath(new URL('scripts/content/astro-stand-in.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { 'astro:content': standIn, 'astro/loaders': standIn } },
  test: {
    include: ['tests/{unit,content,database}/**/*.test.{ts,tsx}'],
    // A rented machine may stand still for many seconds; what has to be quick is measured where it is tested.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // Left to itself Vitest keeps one of two cores free for whoever works beside it.
    maxWorkers: availableParallelism(),
    reporters: ['default', ['json', { outputFile: '.cache/tests/vitest.json' }]],
  },
});
