import { globSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser, findProgram, isProgram } from '../../../scripts/dev/browser.ts';
import type { Preferences, Start } from './driver.ts';
import { startFirefox, startPlaywright } from './pages.ts';
import { startWebkit } from './webkit.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Starts Playwright's build of an engine, or else an installed one. */
const starters: Record<EngineName, (preferences?: Preferences) => Start | undefined> = {
  chromium: () => startPlaywright(chromium, findBrowser()),
  firefox(preferences) {
    if (isProgram(firefox.executablePath()))
      return startPlaywright(firefox, undefined, preferences);
    const program = findProgram('firefox-esr', 'firefox');
    return program ? startFirefox(program, preferences) : undefined;
  },
  webkit() {
    if (isProgram(webkit.executablePath())) return startPlaywright(webkit);
    const driver = findProgram('WebKitWebDriver');
    const [browser] = globSync('/usr/lib{,exec}{,/*}/webkit2gtk-4.*/MiniBrowser');
    return driver && browser && findProgram('Xvfb') ? startWebkit(driver, browser) : undefined;
  },
};

export const engineNames = Object.keys(starters) as EngineName[];

export const findEngine = (name: EngineName, preferences?: Preferences) =>
  starters[name](preferences);
