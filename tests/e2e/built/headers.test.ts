import { expect, test } from '../../support/test.ts';
import { cards, files, indexable, indexableDocuments } from '../../support/site.ts';

const [card = ''] = cards;
const hashed = (ending: string) =>
  files.find((file) => file.startsWith('/_astro/') && file.endsWith(ending)) ?? '';

const pages = [...indexable, card, '/cards/no-such-card', '/no-such-page'];
const minutes = 'public, max-age=300';
const aYear = 'public, max-age=31536000, immutable';

/** One path of each kind, with its type and how long a browser caches it. */
const kinds: [path: string, type: string, kept?: string][] = [
  ...pages.map((path): [string, string, string] => [path, 'text/html; charset=utf-8', minutes]),
  ['/_astro/missing.js', 'text/html', 'public, max-age=0, must-revalidate'],
  ['/video/first-light.mp4', 'video/mp4'],
  ['/partials/posts', 'text/html', minutes],
  ['/robots.txt', 'text/plain', minutes],
  ['/speculation-rules.json', 'application/speculationrules+json', minutes],
  ['/sitemap-index.xml', 'application/xml', minutes],
  [`${card}.vcf`, 'text/vcard; charset=utf-8', minutes],
  [card.replace('/cards/', '/cards/without-photo/') + '.vcf', 'text/vcard; charset=utf-8'],
  [`${card}.jpg`, 'image/jpeg', minutes],
  [indexableDocuments[0] ?? '', 'application/pdf'],
  ['/og/home.jpg', 'image/jpeg'],
  [card.replace('/cards/', '/cards/codes/') + '.svg', 'image/svg+xml'],
  ['/favicon-dawn.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/'],
  [hashed('.js'), 'javascript', aYear],
  [hashed('.woff2'), 'font/woff2', aYear],
  [hashed('.svg'), 'image/svg+xml', aYear],
];

test('everything comes with its type and every security header', async ({ request }) => {
  for (const [path, type, kept] of kinds) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'content-type': expect.stringContaining(type),
      ...(kept && { 'cache-control': kept }),
      'x-content-type-options': 'nosniff',
      ...(/cards.*\./.test(path) && { 'x-robots-tag': 'noindex' }),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Two years.
      'strict-transport-security': `max-age=${2 * 365 * 86_400}; includeSubDomains`,
      'cross-origin-opener-policy': 'same-origin',
      // A missing file has no such header.
      ...(!/missing|no-such/.test(path) && {
        'cross-origin-resource-policy': type.startsWith('image') ? 'cross-origin' : 'same-origin',
      }),
      'permissions-policy': expect.stringMatching(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
    });
  }
});

test('the header has the parts of the policy that a page cannot set', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy']?.split(/; ?/).toSorted();
  const policy = [
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ];
  for (const path of [...pages, '/no-such-folder/page', indexableDocuments[0] ?? ''])
    expect(await policyOf(path), path).toEqual(policy);
  // A drawing might hold a script.
  expect(await policyOf(hashed('.svg'))).toContain("script-src 'none'");
});

test('the site may use no abilities of a browser that it does not need', async ({ page }) => {
  await page.goto('/team');
  const allowed = await page.evaluate(() => {
    // Only Chromium exposes what a page may do: https://developer.mozilla.org/docs/Web/API/FeaturePolicy
    const { featurePolicy } = document as Document & {
      featurePolicy: { allowedFeatures(): string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed).toEqual(
    expect.arrayContaining(['autoplay', 'clipboard-write', 'fullscreen', 'screen-wake-lock']),
  );
  for (const feature of powerful) expect(allowed).not.toContain(feature);
});

const powerful = `
  accelerometer camera clipboard-read display-capture encrypted-media gamepad geolocation
  gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer
  microphone midi otp-credentials payment picture-in-picture publickey-credentials-create
  publickey-credentials-get serial sync-xhr unload usb window-management
  xr-spatial-tracking
`
  .trim()
  .split(/\s+/);
