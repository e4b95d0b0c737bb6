import { type ElementHandle, launch } from 'puppeteer-core';
import type { Engine } from './driver.ts';

/**
 * An installed Firefox, over WebDriver BiDi. Playwright speaks that too, but with commands that the Firefox of Debian
 * does not know yet.
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath });
  return {
    close: () => browser.close(),
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      return {
        resize: (width, height) => page.setViewport({ width, height }),
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        async find(expression) {
          const handle = await page.evaluateHandle(expression);
          // Only an <input type=file> is given one.
          const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
          if (!element) return undefined;
          return {
            click: () => element.click(),
            type: (text) => element.type(text),
            attach: (file) => element.uploadFile(file),
          };
        },
        complaints: () => heard,
        close: () => context.close(),
      };
    },
  };
}
