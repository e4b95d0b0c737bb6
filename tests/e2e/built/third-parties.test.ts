import { expect, test } from '../../support/test.ts';

// The build with hCaptcha's key and a database at another address. policy.test.ts shows that its other pages contact
// nobody else.
test.use({ baseURL: async ({}, use) => use(process.env['FORMS_URL']) });

for (const path of ['/joinus', '/get-started', '/work']) {
  test(`nobody else sees a visitor to ${path} before a form is begun`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    // Tests have no network, so a failed request shows that hCaptcha was asked.
    complaints.expect(/hcaptcha\.com/);
    await page.route(/^https:/, (route) => route.abort());
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));

    await page.goto(path);
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const { host } = new URL(baseURL ?? '');
    expect([...hosts].filter(Boolean)).toEqual([host]);
    expect(await page.context().cookies()).toEqual([]);

    await page.getByLabel('First name').fill('Ada');
    await expect.poll(() => [...hosts].filter(Boolean)).toEqual([host, 'js.hcaptcha.com']);
  });
}
