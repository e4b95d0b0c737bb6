import { makeSocialImage } from '#artefacts/social-image/social-image.ts';
import sharp, { type Region } from 'sharp';
import type { Hour } from '#styles/hours.ts';
import { expect, test } from 'vitest';

const draw = (heading: string, line = 'Consultant') =>
  makeSocialImage({
    source: 'content/cards/ab12cd.yaml',
    brand: 'Fixture & Sons',
    heading,
    line,
    page: 'card',
  });

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

test.each(['Nguyễn Thị Bích', 'Łukasz Wiśniewski', 'José Ångström'])(
  '%s is written in the fonts of the site',
  async (name) => {
    expect((await draw(name, name)).length).toBeGreaterThan(10_000);
  },
);

test.each([
  ['陳大文', '陳 大 文'],
  ['สมชาย', 'ส ม ช า ย'],
  ['김민준', '김 민 준'],
  ['प्रिया', 'प'],
  ['محمد', 'م ح د'],
  ['Ada 👩', '👩'],
])(
  'a picture that would lack letters of %s stops the build, and names the card',
  async (name, letters) => {
    const told = `content/cards/ab12cd.yaml: no font of the site has these letters`;
    await expect(draw(name)).rejects.toThrow(told);
    await expect(draw(name)).rejects.toThrow(letters);
    await expect(draw('Ada', name)).rejects.toThrow('README.md says how');
  },
);

test('two cards with the same words differ in the viewpoint and the hour that they show', async () => {
  const card = (id: string, hour: Hour) =>
    makeSocialImage({
      source: `content/cards/${id}.yaml`,
      brand: 'Fixture & Sons',
      heading: 'Ada',
      line: 'Consultant',
      page: 'card',
      card: { id, hour },
    });
  const [one, other, later] = [
    await card('ab12cd', 'Blue'),
    await card('ef34gh', 'Blue'),
    await card('ab12cd', 'Gold'),
  ];
  const lower = { left: 0, top: 400, width: 1200, height: 230 };
  expect(await difference(one, other, lower)).toBeGreaterThan(2);
  expect(await difference(one, later, lower)).toBeGreaterThan(2);
  expect(await card('ab12cd', 'Blue')).toEqual(one);
});

/** The average difference of brightness within an area, from 0 to 255. */
async function difference(one: Buffer, other: Buffer, area: Region): Promise<number> {
  const read = (picture: Buffer) => sharp(picture).extract(area).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([read(one), read(other)]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
