import { cards } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test('a page has one address, without a slash at its end', async ({ request }) => {
  for (const path of ['/services', ...cards, `${cards[0]}.vcf`])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);

  const withSlash = await request.get('/services/?from=card', { maxRedirects: 0 });
  expect(withSlash.status()).toBe(301);
  expect(withSlash.headers()['location']).toBe('/services?from=card');
});

test('a missing address is a 404 with the page of its part of the site', async ({ request }) => {
  for (const [path, heading] of [
    ['/cards', 'Card not found'],
    ['/cards/', 'Card not found'],
    ['/cards/no-such-card.vcf', 'Card not found'],
    ['/case-studies/no-such-study.pdf', 'Oops! Page not found'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(heading);
  }
});
