import { expect, test } from '@playwright/test';
import { listProduction, readProduction } from '../../support/production.ts';

const withForm = ['/get-started.html', '/joinus.html', '/work.html'];

test('a page may load its own files, code with a known hash, and what its form needs', () => {
  const { origin } = new URL(process.env['FORMS_BACKEND_URL'] ?? '');
  // A partial has no policy of its own: it is inserted into a page.
  const pages = listProduction().filter(
    (file) => file.endsWith('.html') && !file.startsWith('/partials/'),
  );
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const hasForm = withForm.includes(page);
    const captcha = hasForm ? ' https://hcaptcha.com https://*.hcaptcha.com' : '';
    // The letters and the codes of a card are data: addresses in the page.
    const inside = /^\/cards\/\w{6}\.html$/.test(page) ? ' data:' : '';
    const expected = [
      "default-src 'none'",
      `img-src 'self'${inside}`,
      `font-src 'self'${inside}`,
      `connect-src 'self'${hasForm ? ` ${origin}` : ''}${captcha}`,
      `script-src 'self'${captcha}`,
      `style-src 'self'${captcha}`,
      ...(hasForm ? [`frame-src${captcha}`] : []),
      ...(page === '/team.html' ? ["frame-src 'self'"] : []),
    ];
    expect(listDirectives(page), page).toEqual(expected.toSorted());
  }
});

/** The policy of a page, without hashes. */
const listDirectives = (page: string) =>
  / http-equiv="content-security-policy" content="([^"]*)"/
    .exec(readProduction(page))?.[1]
    ?.replaceAll(/ 'sha256-[A-Za-z0-9+/]{43}='/g, '')
    .split('; ')
    .toSorted();
