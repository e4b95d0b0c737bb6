import { cardFace } from '#artefacts/fonts/card-face.ts';
import { expect, test } from 'vitest';

test('a card brings the letters of its name along', async () => {
  expect(await cardFace('Zoë O’Brien-Ångström', "Someone's Consultant")).toMatch(
    /^@font-face\{.*data:font\/woff2;base64,d09G/,
  );
});

test('no word is shown half in one face and half in another', async () => {
  expect(await cardFace('Nguyễn')).toBe('');
});
