import { readFileSync } from 'node:fs';
import { makeSocialImage } from '#lib/og/social-image.ts';
import { box, crests } from '#ui/ridges/crests.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const logo = readFileSync('src/ui/logo/logo.svg', 'utf8');
const drawing = { ridges: { ...box, ...crests }, logo };
const draw = (heading: string[], text = 'Consultant') =>
  makeSocialImage({ brand: 'Ridgelight', heading, text }, drawing);

test('a picture is a JPEG of 1200 × 630 that messengers accept', async () => {
  const picture = await draw(['Priya', 'Raghunathan'], 'Principal Consultant');
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(picture.length).toBeLessThan(100_000);
});

test('the name is written over the sky, and nothing else changes', async () => {
  const [without, ada, grace] = await Promise.all([draw([]), draw(['Ada']), draw(['Grace'])]);
  expect(
    await difference(ada, grace, { left: 0, top: 150, width: 1200, height: 250 }),
  ).toBeGreaterThan(1);
  expect(
    await difference(ada, without, { left: 0, top: 520, width: 1200, height: 110 }),
  ).toBeLessThan(0.1);
});

test('a very long name is set smaller, not cut', async () => {
  const picture = await draw(['Featherstonehaugh-Cholmondeley', '& Súilleabháin <Ó>']);
  const margin = await sharp(picture)
    .extract({ left: 1150, top: 150, width: 50, height: 200 })
    .greyscale()
    .raw()
    .toBuffer();
  expect(Math.max(...margin)).toBeLessThan(150);
});

async function difference(
  one: Uint8Array,
  other: Uint8Array,
  area: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(area).greyscale().raw().toBuffer()),
  );
  if (!a || !b) throw new Error('A picture has no pixels.');
  const sum = a.reduce((total, value, index) => total + Math.abs(value - (b[index] ?? 0)), 0);
  return sum / a.length;
}
