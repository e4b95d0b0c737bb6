import { expect, test } from '@playwright/test';
import { cardRecords } from '../../support/content.ts';
import { parse } from '../../support/html.ts';

test('every card says whose it is', () => {
  for (const { id, name, title, organization } of cardRecords) {
    const page = parse(`/cards/${id}.html`);
    const shown = [...page.querySelectorAll('p:has(+ h1), h1, h1 + p')];
    expect(shown.map((line) => line.textContent?.trim())).toEqual([organization, name, title]);
    expect(page.title).toContain(name);
  }
});
