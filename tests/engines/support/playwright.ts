import type { BrowserType } from '@playwright/test';
import type { Engine } from './driver.ts';

/** Playwright's own builds, and any Chromium. */
export async function startPlaywright(
  type: BrowserType,
  executablePath: string | undefined,
): Promise<Engine> {
  const browser = await type.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  return {
    close: () => browser.close(),
    async open() {
      // The others let a press write to the clipboard.
      const permissions = type.name() === 'chromium' ? ['clipboard-write'] : [];
      const context = await browser.newContext({ permissions });
      const page = await context.newPage();
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      return {
        resize: (width, height) => page.setViewportSize({ width, height }),
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        async find(expression) {
          const handle = await page.evaluateHandle<Element | null>(expression);
          const element = handle.asElement();
          if (!element) return undefined;
          return {
            click: () => element.click(),
            type: (text) => element.fill(text),
            attach: (file) => element.setInputFiles(file),
          };
        },
        complaints: () => heard,
        close: () => context.close(),
      };
    },
  };
}
