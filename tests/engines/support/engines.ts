import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser } from '../../support/browser.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebkit } from './webkit.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** How to start each engine: Playwright's own build where it is there, else the one of the system. */
const starters: Record<EngineName, () => (() => Promise<Engine>) | undefined> = {
  chromium: () => () => startPlaywright(chromium, findBrowser()),
  firefox() {
    if (existsSync(firefox.executablePath())) return () => startPlaywright(firefox, undefined);
    const program = findProgram('firefox-esr') ?? findProgram('firefox');
    return program ? () => startFirefox(program) : undefined;
  },
  webkit() {
    if (existsSync(webkit.executablePath())) return () => startPlaywright(webkit, undefined);
    const driver = findProgram('WebKitWebDriver');
    const [browser] = globSync('/usr/lib{,exec}{,/*}/webkit2gtk-4.*/MiniBrowser');
    if (!driver || !browser || !findProgram('Xvfb')) return undefined;
    return () => startWebkit(driver, browser);
  },
};

export const engineNames = Object.keys(starters) as EngineName[];

/** What starts the engine, or undefined where it is not installed. */
export const findEngine = (name: EngineName) => starters[name]();

function findProgram(name: string): string | undefined {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
