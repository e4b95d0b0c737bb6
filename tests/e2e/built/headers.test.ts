import { expect, test } from '../../support/test.ts';
import { cards, files, indexable } from '../../support/site.ts';

const [card = ''] = cards;
const hashed = (ending: string) =>
  files.find((file) => file.startsWith('/_astro/') && file.endsWith(ending)) ?? '';

const minutes = 'public, max-age=300';
const aYear = 'public, max-age=31536000, immutable';

interface Kind {
  path: string;
  type: string;
  /** For how long a browser keeps it, where a rule says so. */
  kept?: string;
  /** Who may show it in a frame, where a policy says so. */
  framed?: 'none' | 'self';
}

/** One path of each kind. */
const kinds: Kind[] = [
  ...indexable.map((path) => ({ path, type: 'text/html', kept: minutes, framed: 'none' as const })),
  { path: card, type: 'text/html', kept: minutes, framed: 'none' },
  { path: '/cards/sheet', type: 'text/html', kept: minutes, framed: 'none' },
  { path: '/cards/no-such-card', type: 'text/html', kept: minutes, framed: 'none' },
  { path: '/no-such-page', type: 'text/html', kept: minutes, framed: 'none' },
  { path: '/no/such/page', type: 'text/html' },
  { path: '/video/first-light', type: 'text/html', kept: minutes, framed: 'self' },
  { path: '/video/first-light.mp4', type: 'video/mp4', kept: minutes },
  { path: '/posts.json', type: 'application/json', kept: minutes },
  { path: '/motion.css', type: 'text/css', kept: minutes },
  { path: '/robots.txt', type: 'text/plain', kept: minutes },
  { path: '/sitemap-index.xml', type: 'application/xml', kept: minutes },
  { path: `${card}.vcf`, type: 'text/vcard; charset=utf-8', kept: minutes },
  {
    path: card.replace('/cards/', '/cards/without-photo/') + '.vcf',
    type: 'text/vcard; charset=utf-8',
  },
  { path: `${card}.jpg`, type: 'image/jpeg', kept: minutes },
  { path: '/case-studies/enrich.pdf', type: 'application/pdf' },
  { path: '/og/home.jpg', type: 'image/jpeg' },
  { path: hashed('.js'), type: 'javascript', kept: aYear },
  { path: hashed('.woff2'), type: 'font/woff2', kept: aYear },
  { path: hashed('.svg'), type: 'image/svg+xml', kept: aYear },
];

for (const { path, type, kept, framed } of kinds) {
  test(`${path} comes with its type and every security header`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type']).toContain(type);
    if (kept) expect(headers['cache-control']).toBe(kept);
    if (framed) expect(policyOf(headers)).toMatchObject({ 'frame-ancestors': [`'${framed}'`] });

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Two years.
      'strict-transport-security': `max-age=${2 * 365 * 86_400}; includeSubDomains`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
    });
  });
}

test('what a page cannot say of its own policy, the header says', async ({ request }) => {
  for (const path of [...indexable, card, '/no-such-page']) {
    expect(policyOf((await request.get(path)).headers())).toEqual({
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
    });
  }
});

test('a browser may use none of its abilities here, except those that the site uses', async ({
  page,
}) => {
  await page.goto('/team');
  const allowed = await page.evaluate(() => {
    // Only Chromium tells what a page may do: https://developer.mozilla.org/docs/Web/API/FeaturePolicy
    const { featurePolicy } = document as Document & {
      featurePolicy: { allowedFeatures(): string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed).toEqual(expect.arrayContaining(['autoplay', 'clipboard-write', 'fullscreen']));
  for (const feature of powerful) expect(allowed).not.toContain(feature);
});

const powerful = `
  accelerometer camera clipboard-read display-capture encrypted-media gamepad geolocation
  gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer
  microphone midi otp-credentials payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial sync-xhr unload usb window-management
  xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
