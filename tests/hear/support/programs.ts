import { globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, isProgram } from '../../../scripts/dev/browser.ts';

// The whole browser, because the headless one has no accessibility tree for Orca.
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const found = {
  Orca: findProgram('orca'),
  'Chromium or Chrome': [process.env['CHROME_PATH'], findProgram(...browsers)]
    .concat(chromium.executablePath())
    .find(isProgram),
  Xvfb: findProgram('Xvfb'),
  openbox: findProgram('openbox'),
  xdotool: findProgram('xdotool'),
  'dbus-daemon': findProgram('dbus-daemon'),
  'at-spi-bus-launcher': globSync('/usr/{libexec,lib,lib/at-spi2-core}/at-spi-bus-launcher')[0],
};

/** The programs for hearing the site that are not installed here. */
export const missing = Object.entries(found)
  .filter(([, path]) => !path)
  .map(([name]) => name);

/** The path of an installed program. */
export function program(name: keyof typeof found): string {
  const path = found[name];
  if (!path) throw new Error(`${name} is not installed.`);
  return path;
}
