import { expect, test } from '../../support/test.ts';
import { cards, unknown } from '../../support/site.ts';

test('a page has one address, without a slash at its end', async ({ request }) => {
  const direct = await request.get('/services', { maxRedirects: 0 });
  expect(direct.status()).toBe(200);

  const withSlash = await request.get('/services/?from=card', { maxRedirects: 0 });
  expect(withSlash.status()).toBe(301);
  expect(withSlash.headers()['location']).toBe('/services?from=card');
});

const noFiles = [
  { path: '/cards/no-such-card.vcf', heading: 'Card not found' },
  { path: '/case-studies/no-such-study.pdf', heading: 'Oops! Page not found' },
];

for (const { path, heading } of [...unknown, ...noFiles]) {
  test(`${path} answers 404 with "${heading}"`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(heading);
  });
}

test('the list of cards is no address either', async ({ request }) => {
  for (const path of ['/cards', '/cards/']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Card not found');
  }
});

test('a card tapped on a phone costs no redirect', async ({ request }) => {
  for (const card of cards) {
    expect((await request.get(card, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('a page that did not change is not sent again', async ({ request }) => {
  const first = await request.get('/team', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const again = await request.get('/team', {
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});
