import { resolve } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Drawing } from './backdrop.ts';
import type { Picture, Words } from './draw-picture.ts';

// From the project's folder, since the bundled endpoint that asks may stand anywhere.
const thread = new Tinypool({
  filename: resolve('src/lib/og/draw-picture.ts'),
  name: 'drawPicture',
  minThreads: 1,
  maxThreads: 1,
  concurrentTasksPerWorker: 4,
});

/**
 * A JPEG of 1200 × 630 for social networks: the logo and a few words at dusk over the ridges. The backdrop is
 * drawn once, so that one more picture costs a few milliseconds, and each is kept for the next build. It is drawn on
 * a thread of its own, while pages are made on the first.
 */
export const makeSocialImage = (words: Words, drawing: Drawing): Promise<Uint8Array> =>
  thread.run({ words, drawing } satisfies Picture);
