import { expect, test } from '../../support/test.ts';
import { cards, indexable } from '../../support/site.ts';

// The build with hCaptcha's key and a database elsewhere, so that there is somebody to ask.
test.use({ baseURL: async ({}, use) => use(process.env['FORMS_URL']) });

const paths = [...indexable, ...cards.slice(0, 1), '/cards/sheet'];

for (const path of paths) {
  test(`a visitor who reads ${path} is seen by nobody else`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await page.goto(path);
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');

    const own = asked.filter((url) => url.startsWith(`${baseURL}/`));
    expect(own.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !own.includes(url) && !url.startsWith('data:'))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('hCaptcha is asked once a visitor begins a form', async ({ page, baseURL, complaints }) => {
  // There is no network in a test; that it fails to answer is what shows that it was asked.
  complaints.expect(/hcaptcha\.com/);
  await page.route(/^https:/, (route) => route.abort());
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  await page.goto('/get-started');
  await page.waitForLoadState('networkidle');
  const { host } = new URL(baseURL ?? '');
  expect([...hosts]).toEqual([host]);

  await page.getByLabel('First name').fill('Ada');
  await expect.poll(() => [...hosts]).toEqual([host, 'js.hcaptcha.com']);
});
