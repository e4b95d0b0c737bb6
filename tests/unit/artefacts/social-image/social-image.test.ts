import { makeSocialImage } from '#artefacts/social-image/social-image.ts';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';

const draw = (heading: string, line = 'Consultant') =>
  makeSocialImage({ brand: 'Fixture & Sons', heading, line, view: 'card' });

const blank = await draw('.');

test('a picture is a JPEG of 1200 × 630 that messengers accept', async () => {
  const picture = await draw('Ada & <Grace>');
  const size = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sharp(picture).metadata()).toMatchObject(size);
  expect(picture.length).toBeLessThan(100_000);
  expect(await draw('Ada & <Grace>')).toEqual(picture);
});

const sentence = 'It is time to put the kettle on, to pour the tea, and to sit down to drink it.';

test.each([
  ['a short name', 'Ada'],
  ['a long sentence', sentence],
  ['a word of 100 letters', 'W'.repeat(100)],
  ['a very long name', 'Featherstonehaugh-Cholmondeley Súilleabháin-Featherstonehaugh'],
])('%s is written over the sky, left of the sun and above the foot', async (_what, heading) => {
  const written = await draw(heading);
  const within = (left: number, top: number, width: number, height: number) =>
    difference(blank, written, { left, top, width, height });
  expect(await within(80, 140, 780, 300)).toBeGreaterThan(1);
  expect(await within(880, 0, 320, 630)).toBeLessThan(0.1);
  expect(await within(0, 520, 880, 110)).toBeLessThan(0.1);
});

/** The average difference of brightness within an area, from 0 to 255. */
async function difference(one: Buffer, other: Buffer, area: Region): Promise<number> {
  const read = (picture: Buffer) => sharp(picture).extract(area).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([read(one), read(other)]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
