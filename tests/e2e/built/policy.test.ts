import { expect, test } from '@playwright/test';
import { listProduction, readProduction } from '../../support/production.ts';

// This is a function, because the build may be made after this file is read.
const listPages = () => listProduction().filter((file) => file.endsWith('.html'));
const withForm = ['/get-started.html', '/joinus.html', '/work.html'];
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

test('every page forbids what it does not name', () => {
  expect(listPages().length).toBeGreaterThan(30);
  for (const page of listPages()) {
    expect(policyOf(page), page).toMatchObject({
      'default-src': ["'none'"],
      'img-src': ["'self'"],
    });
  }
});

test('pages allow only their own scripts and styles, or those named by a hash', () => {
  for (const page of listPages()) {
    const ofOthers = withForm.includes(page) ? hcaptcha : [];
    for (const directive of ['script-src', 'style-src']) {
      const loose = sourcesOf(page, directive).filter(
        (source) => !/^'(self|sha256-[A-Za-z0-9+/]{43}=)'$/.test(source),
      );
      expect(loose.toSorted(), `${directive} of ${page}`).toEqual(ofOthers.toSorted());
    }
  }
});

test('only pages with a form may reach hCaptcha and the database, and nobody else', () => {
  const { origin } = new URL(process.env['FORMS_BACKEND_URL'] ?? '');
  for (const page of listPages()) {
    const hosts = Object.values(policyOf(page))
      .flat()
      .filter((source) => !source.startsWith("'"));
    const ownFace = /^\/cards\/\w{6}\.html$/.test(page) ? ['data:'] : [];
    expect(sourcesOf(page, 'font-src'), page).toEqual(["'self'", ...ownFace]);
    const allowed = withForm.includes(page) ? [origin, ...hcaptcha] : ownFace;
    expect([...new Set(hosts)].toSorted(), page).toEqual(allowed.toSorted());
  }
});

function policyOf(page: string): Record<string, string[]> {
  const [, content = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(readProduction(page)) ??
    [];
  const directives = content.split(';').flatMap((directive) => {
    const [name, ...sources] = directive.trim().split(/\s+/);
    return name ? [[name, sources] as const] : [];
  });
  expect(new Set(directives.map(([name]) => name)).size, `${page} repeats nothing`).toBe(
    directives.length,
  );
  return Object.fromEntries(directives);
}

const sourcesOf = (page: string, directive: string) => policyOf(page)[directive] ?? [];
