import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, Form, paths, test } from '../../support/forms.ts';

// policy.test.ts shows that the other pages contact nobody else.
for (const path of paths) {
  test(`${path} contacts nobody else before its form is begun, whose code weighs at most 132 KB`, async ({
    page,
    baseURL,
  }) => {
    const { host } = new URL(baseURL ?? '');
    const hosts = new Set<string>();
    const scripts = new Map<string, Response>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    page.on('response', (response) => {
      if (/\/_astro\/.*\.js$/.test(response.url())) scripts.set(response.url(), response);
    });

    const form = new Form(page, path);
    await form.open();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect([...hosts].filter(Boolean)).toEqual([host]);
    expect(await page.context().cookies()).toEqual([]);

    await form.fill();
    await expect.poll(() => [...hosts].filter(Boolean)).toEqual([host, 'js.hcaptcha.com']);

    await form.sendWell();
    const files = await Promise.all([...scripts.values()].map((file) => file.body()));
    const weights = files.map((file) => brotliCompressSync(file).length);
    // This includes the form's words, so that they are not in the page twice.
    expect(
      weights.reduce((total, weight) => total + weight),
      [...scripts.keys()].join(),
    ).toBeLessThanOrEqual(132_000);
  });
}
