import { test as base, chromium, expect } from '@playwright/test';
import { launchOptions } from '../../../scripts/dev/browser.ts';
import { startDesktop } from './desktop.ts';
import { Listener } from './listener.ts';
import { missing, program } from './programs.ts';

export const test = base.extend<{ listener: Listener }>({
  listener: async ({}, use, info) => {
    if (missing.length > 0) {
      console.log(`Nothing was heard, because this is not installed: ${missing.join(', ')}.`);
      return info.skip();
    }
    const desktop = await startDesktop(info.outputPath('desktop'));
    try {
      await expect.poll(() => desktop.spoken, { timeout: 60_000 }).toContain('Screen reader on.');
      const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
        ...launchOptions,
        executablePath: program('Chromium or Chrome'),
        headless: false,
        env: desktop.env,
        baseURL: process.env['SITE_URL'] ?? '',
        args: [
          ...(launchOptions.args ?? []),
          '--force-renderer-accessibility',
          '--disable-gpu',
          // As an app, because an address bar would take the focus.
          '--app=data:text/html,<title>Start</title>',
        ],
        ignoreDefaultArgs: ['about:blank'],
      });
      const [page] = context.pages();
      if (!page) throw new Error('The browser has no window.');
      await use(new Listener(desktop, page));
      await context.close();
    } finally {
      desktop.close();
    }
  },
});

export { expect };
