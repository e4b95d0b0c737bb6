import { join } from 'node:path';
import type { BrowserType } from '@playwright/test';
import { type ElementHandle, launch } from 'puppeteer-core';
import type { Preferences, Start } from './driver.ts';

/** Playwright's own builds, and any Chromium. */
export const startPlaywright =
  (type: BrowserType, executablePath?: string, firefoxUserPrefs: Preferences = {}): Start =>
  async (folder) => {
    const browser = await type.launch({
      ...(executablePath && { executablePath }),
      firefoxUserPrefs,
    });
    return {
      close: () => browser.close(),
      async open() {
        // Other engines allow this after any press.
        const permissions = type.name() === 'chromium' ? ['clipboard-write'] : [];
        const context = await browser.newContext({ permissions });
        const page = await context.newPage();
        page.on('download', (file) => file.saveAs(join(folder, file.suggestedFilename())));
        const { complaints, hear, hearError } = listen();
        page.on('console', hear).on('pageerror', hearError);
        return {
          resize: (width, height) => page.setViewportSize({ width, height }),
          goto: (url) => page.goto(url),
          evaluate: (expression) => page.evaluate(expression),
          async find(expression) {
            const handle = await page.evaluateHandle<Element | null>(expression);
            const element = handle.asElement();
            return (
              element && {
                click: () => element.click(),
                type: (text) => element.fill(text),
                attach: (file) => element.setInputFiles(file),
              }
            );
          },
          complaints: () => complaints,
          close: () => context.close(),
        };
      },
    };
  };

/**
 * An installed Firefox, over WebDriver BiDi. Playwright supports BiDi too, but uses commands that Firefox ESR 140 does not
 * have.
 */
export const startFirefox =
  (executablePath: string, preferences: Preferences = {}): Start =>
  async (folder) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': folder,
        ...preferences,
      },
    });
    return {
      close: () => browser.close(),
      async open() {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        const { complaints, hear, hearError } = listen();
        page.on('console', hear).on('pageerror', hearError);
        return {
          // This also sets the orientation of the screen, which Firefox ESR 140 does not support. The visitor waits for the
          // size.
          resize: (width, height) =>
            page.setViewport({ width, height }).catch((error: unknown) => {
              if (!String(error).includes('unknown command')) throw error;
            }),
          goto: (url) => page.goto(url),
          evaluate: (expression) => page.evaluate(expression),
          async find(expression) {
            const handle = await page.evaluateHandle(expression);
            // Tests attach files only to <input type=file>.
            const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
            return (
              element && {
                click: () => element.click(),
                type: (text) => element.type(text),
                attach: (file) => element.uploadFile(file),
              }
            );
          },
          complaints: () => complaints,
          close: () => context.close(),
        };
      },
    };
  };

function listen() {
  const complaints: string[] = [];
  return {
    complaints,
    hear(message: { type(): string; text(): string }) {
      if (message.type() === 'error') complaints.push(message.text());
    },
    hearError: (error: unknown) => void complaints.push(String(error)),
  };
}
