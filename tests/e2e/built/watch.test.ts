import { execFile } from 'node:child_process';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { checkCertificate } from '../../../scripts/watch/check-certificate.ts';
import { checkContactFile } from '../../../scripts/watch/check-contact-file.ts';
import { checkEnquiry } from '../../../scripts/watch/check-enquiry.ts';
import { checkPages } from '../../../scripts/watch/check-pages.ts';
import { watch } from '../../../scripts/watch/watch.ts';
import { startTestBackend } from '../../database/support/embedded.ts';
import { serveBreakable, type Break } from '../../support/breakable-site.ts';
import { serveSecurely } from '../../support/serve-securely.ts';

interface Live {
  site: Awaited<ReturnType<typeof serveBreakable>>;
  backend: Awaited<ReturnType<typeof startTestBackend>>;
}

// The published site with a database that checks captchas, like the live site.
const test = base.extend<object, Live>({
  backend: [
    async ({}, use) => {
      const backend = await startTestBackend('tests/support/seed-for-watch.sql');
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ backend }, use) => {
      const site = await serveBreakable(String(process.env['FORMS_BACKEND_URL']), backend.url);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

test('a site that is as it should be is said to be so, and its database stores nothing', async ({
  site,
  backend,
}) => {
  site.break((_, answer) => answer);
  const program = promisify(execFile)(process.execPath, ['scripts/watch/watch.ts', site.url.href]);
  await expect(program).resolves.toEqual({
    stdout: `${site.url.href} is as it should be.\n`,
    stderr: '',
  });
  expect((await backend.staff.from('get_started_submissions').select()).data).toEqual([]);
});

test('a fault ends the program with an error, which makes GitHub tell', async () => {
  // Nothing listens there. Another test could take a port that the system gives.
  const address = 'http://localhost:2';
  const program = promisify(execFile)(process.execPath, ['scripts/watch/watch.ts', address]);
  await expect(program).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^http:\S+ does not answer \(.*ECONNREFUSED.*\)\. See Netlify's status, and the domain's DNS records\.\n$/,
    ),
  });
});

const at =
  (path: RegExp, next: (answer: Response) => Response): Break =>
  (asked, answer) =>
    path.test(asked) ? next(answer) : answer;
const page = /^\/services$/;
const html = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const database = (status: number, message: string) =>
  at(/^\/rest\//, () => Response.json({ message }, { status }));

const faults: [what: string, broken: Break, check: typeof watch, told: RegExp][] = [
  [
    'a page is gone',
    at(page, () => new Response('', { status: 404 })),
    checkPages,
    /^\/services answers with status 404\. .*"Publish deploy"/,
  ],
  [
    'a page is empty',
    at(page, () => html('')),
    checkPages,
    /^\/services is empty or cut off\. .*"Publish deploy"/,
  ],
  [
    'the connection is lost on the way',
    at(page, () => {
      throw new Error('no connection');
    }),
    watch,
    /^http:\S+ stopped answering \(.+\)\. Run the watch again/,
  ],
  [
    'the sitemap is empty',
    at(/sitemap/, () => html('')),
    checkPages,
    /^The sitemap lists no page\./,
  ],
  [
    'a header is missing',
    at(page, (answer) => {
      answer.headers.delete('x-content-type-options');
      return answer;
    }),
    checkPages,
    /^The header X-Content-Type-Options is not that of netlify\.toml on \/services\./,
  ],
  [
    'a header is another',
    at(/^\/[^.]*$/, (answer) => {
      answer.headers.set('referrer-policy', 'unsafe-url');
      return answer;
    }),
    checkPages,
    /^The header Referrer-Policy is not that of netlify\.toml on \/, .*\/services/,
  ],
  [
    'a contact file is a page',
    at(/\.vcf$/, () => html('<p>Not found')),
    checkContactFile,
    /\.vcf is sent as text\/html.*"Save Contact" fails/,
  ],
  [
    'a contact file is gone',
    at(/\.vcf$/, () => new Response('', { status: 404 })),
    checkContactFile,
    /\.vcf answers with status 404/,
  ],
  [
    'a contact file is cut off',
    at(
      /\.vcf$/,
      () => new Response('BEGIN:VCARD\r\nVERSION', { headers: { 'content-type': 'text/vcard' } }),
    ),
    checkContactFile,
    /\.vcf cannot be read as a contact/,
  ],
  [
    'the database is out of reach',
    at(/^\/rest\//, () => {
      throw new Error('no connection');
    }),
    checkEnquiry,
    /could not reach the database \(net::ERR_\w+\)\. .*paused/,
  ],
  [
    'the secret is missing',
    database(400, 'The captcha cannot be checked: private.settings has no hcaptcha_secret.'),
    checkEnquiry,
    /^The database has no hCaptcha secret.* Do step 4 /,
  ],
  [
    'the secret is wrong',
    database(400, 'The captcha was refused: hCaptcha says ["invalid-input-secret"].'),
    checkEnquiry,
    /^hCaptcha does not know the database's secret.* Replace it/,
  ],
  [
    'hCaptcha answers with an error',
    database(400, 'The captcha could not be checked: hCaptcha answered with status 403.'),
    checkEnquiry,
    /^hCaptcha answers the database with an error.*hcaptchastatus/,
  ],
  [
    'hCaptcha does not answer',
    database(400, 'Nobody checked the captcha.'),
    checkEnquiry,
    /^hCaptcha does not answer the database.* captcha_check/,
  ],
  [
    'the database lets everything in',
    at(/^\/rest\//, () => new Response(null, { status: 201 })),
    checkEnquiry,
    /^The database stored an enquiry although its captcha token is made up\. Delete it/,
  ],
  [
    'the database refuses for another reason',
    database(404, 'Could not find the table'),
    checkEnquiry,
    /another reason \(status 404: .*Could not find the table.*docs\/operations\.md/,
  ],
];
for (const [what, broken, check, told] of faults)
  test(`${what}: it is told in its own words, once`, async ({ site }) => {
    site.break(broken);
    expect(await check(site.url)).toEqual([expect.stringMatching(told)]);
  });

test('a certificate that ends within 30 days is told, and one that browsers refuse', async () => {
  const trusted = getCACertificates('default');
  const days = (left: number) => new Date(Date.now() + (left * 24 + 1) * 3_600_000);
  for (const [left, told] of [
    [31, []],
    [29, [expect.stringMatching(/^The certificate of localhost:\d+ ends in 29 days.*Netlify/)]],
  ] as const) {
    const secure = await serveSecurely((_, response) => response.end(), days(left));
    const site = new URL(secure.url);
    expect(await checkCertificate(site)).toEqual([
      expect.stringMatching(/^Browsers refuse the certificate of localhost:\d+: .*SELF_SIGNED/),
    ]);
    setDefaultCACertificates([...trusted, secure.certificate]);
    expect(await checkCertificate(site)).toEqual(told);
    setDefaultCACertificates(trusted);
    secure.close();
  }
});
