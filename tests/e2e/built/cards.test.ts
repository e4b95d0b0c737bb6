import { expect, test } from '@playwright/test';
import { cardFace } from '../../../src/artefacts/fonts/card-face.ts';
import { cardRecords } from '../../support/content.ts';
import { parse } from '../../support/html.ts';

test('every card says whose it is, and brings the letters of its texts along', async () => {
  for (const { id, name, title, organization } of cardRecords) {
    const page = parse(`/cards/${id}.html`);
    const shown = [...page.querySelectorAll('p:has(+ h1), h1, h1 + p')];
    expect(shown.map((line) => line.textContent?.trim())).toEqual([organization, name, title]);
    expect(page.title).toContain(name);
    // A name may have a letter beyond the face, and then has none.
    const face = await cardFace(name, title, organization);
    expect(page.querySelector('style')?.textContent?.includes(face), name).toBe(true);
  }
});
