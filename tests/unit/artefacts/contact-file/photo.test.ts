import { makePhoto } from '#artefacts/contact-file/photo.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { withScanHeader } from '../../../support/photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'photo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const halfBlack =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h10v20H0z"/></svg>';
const portrait = sharp({ create: { width: 500, height: 700, channels: 3, background: '#936' } });

test.each([
  ['svg', halfBlack],
  ['png', await portrait.png().toBuffer()],
  ['jpeg', await portrait.jpeg().toBuffer()],
  ['jpg', withScanHeader(await portrait.jpeg().toBuffer(), 0, 0, 0)],
  ['jpe', (await portrait.jpeg().toBuffer()).subarray(0, -2)],
])('a picture in %s becomes a square JPEG', async (format, picture) => {
  const photo = await photoOf(`portrait.${format}`, picture);
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
});

test('a small drawing is drawn sharp, not blown up', async () => {
  const photo = sharp(await photoOf('sharp.svg', halfBlack));
  const pixels = await photo.greyscale().raw().toBuffer();
  const middleRow = [...pixels.subarray(320 * 160, 320 * 161)];
  expect(middleRow.filter((grey) => grey > 40 && grey < 215).length).toBeLessThan(6);
});

test('noise, the worst picture there is, still fits in 20 KB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 300 } as const;
  const create = { width: 320, height: 320, channels: 3, background: 'black', noise } as const;
  const photo = await photoOf('noise.png', await sharp({ create }).png().toBuffer());
  expect(photo?.length).toBeLessThanOrEqual(20_000);
});

test.each([
  ['missing.png', undefined],
  ['broken.jpg', 'not a picture'],
  ['empty.svg', ''],
])('%s gives no photo, and a line in the log that names the file', async (name, content) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await photoOf(name, content)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(join(folder, name)));
});

function photoOf(name: string, content?: string | Buffer) {
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, content);
  return makePhoto(file);
}
