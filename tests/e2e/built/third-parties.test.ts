import { expect, Form, paths, test } from '../../support/forms.ts';
import { weighScripts } from '../../support/script-weight.ts';

// policy.test.ts tests that other pages contact nobody else.
for (const path of paths) {
  test(`${path} contacts nobody else before its form is begun, whose code weighs at most 132 KB`, async ({
    page,
    baseURL,
  }) => {
    const { host } = new URL(baseURL ?? '');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));

    const form = new Form(page, path);
    await form.open();
    await form.send();
    await form.fails('Please accept the privacy policy to continue.');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect([...hosts].filter(Boolean)).toEqual([host]);
    expect(await page.context().cookies()).toEqual([]);

    await form.fill();
    await expect.poll(() => [...hosts].filter(Boolean)).toEqual([host, 'js.hcaptcha.com']);

    await form.sendWell();
    // The code of a form includes its words, so that they are not in the page twice.
    expect(await weighScripts(page)).toBeLessThanOrEqual(132_000);
  });
}
