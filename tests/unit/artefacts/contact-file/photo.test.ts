import { makePhoto } from '#artefacts/contact-file/photo.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

const halfBlack =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h10v20H0z"/></svg>';

test.each(['svg', 'png', 'jpeg'] as const)(
  'a picture in %s becomes a square JPEG',
  async (format) => {
    const file = join(folder, `portrait.${format}`);
    const background = '#936';
    if (format === 'svg') await writeFile(file, halfBlack);
    else await sharp({ create: { width: 500, height: 700, channels: 3, background } }).toFile(file);
    const square = { format: 'jpeg', width: 320, height: 320 };
    expect(await sharp(await photoOf(file)).metadata()).toMatchObject(square);
  },
);

test('a small drawing is drawn sharp, not blown up', async () => {
  const file = join(folder, 'sharp.svg');
  await writeFile(file, halfBlack);
  const pixels = await sharp(await photoOf(file))
    .greyscale()
    .raw()
    .toBuffer();
  const middleRow = [...pixels.subarray(320 * 160, 320 * 161)];
  expect(middleRow.filter((grey) => grey > 40 && grey < 215).length).toBeLessThan(6);
});

test('noise, the worst picture there is, still fits in 20 KB', async () => {
  const file = join(folder, 'noise.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width: 800, height: 800, channels: 3, background: 'black', noise } as const;
  await sharp({ create }).toFile(file);
  expect((await photoOf(file)).length).toBeLessThanOrEqual(20_000);
});

test.each([
  ['missing.png', undefined],
  ['broken.jpg', 'not a picture'],
  ['empty.svg', ''],
])('%s gives no photo, and a line in the log that names the file', async (name, content) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const file = join(folder, name);
  if (content !== undefined) await writeFile(file, content);
  expect(await makePhoto(file)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(file));
});

async function photoOf(file: string): Promise<Uint8Array> {
  const photo = await makePhoto(file);
  if (!photo) throw new Error(`No photo from ${file}`);
  return photo;
}
