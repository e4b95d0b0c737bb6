import { cardFace } from '#artefacts/fonts/card-face.ts';
import { expect, test } from 'vitest';

const files = (face: string) => face.match(/data:font\/woff2;base64,d09G/g)?.length ?? 0;

test('a card brings the letters of its name along', async () => {
  const face = await cardFace('Card', ['Zoë O’Brien-Ångström', "Someone's Consultant"]);
  expect(face).toMatch(/^@font-face\{font-family:Card;/);
  expect(files(face)).toBe(1);
});

test.each([
  ['Łukasz Wiśniewski', 'U+141,U+15b'],
  ['Nguyễn Thị Bích', 'U+1ec5,U+1ecb'],
])('%s is in the brand’s face too', async (name, range) => {
  const face = await cardFace('Card', [name]);
  expect(files(face)).toBe(2);
  expect(face).toContain(`unicode-range:${range}}`);
});

test('letters that no file has are left to the phone', async () => {
  expect(files(await cardFace('Card', ['Ada 陳大文']))).toBe(1);
  expect(await cardFace('Card', ['陳大文'])).toBe('');
});
