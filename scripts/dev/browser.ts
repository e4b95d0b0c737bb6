import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { run } from './run.ts';

// The headless one first, because windows take a third of the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Google Chrome',
  'Chromium',
];
const packages = ['chromium-headless-shell', 'chromium'];
// Fonts as wide as Arial, which is the fallback until the fonts of the site arrive.
const fonts = 'fonts-liberation';
const usualFolders = [
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Finds a Chromium or Chrome: the one in CHROME_PATH, an installed one, or Playwright's own. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROME_PATH'], findProgram(...names), chromium.executablePath()].find(isProgram);

/** The first of these programs that is installed. */
export function findProgram(...wanted: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...usualFolders];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

const browser = findBrowser();
const isRoot = process.getuid?.() === 0;

/** How Playwright starts the browser. */
export const launchOptions: LaunchOptions = {
  // Without a path, Playwright chooses between its own two browsers.
  ...(browser && browser !== chromium.executablePath() && { executablePath: browser }),
  args: [
    // Keep the browser from sending requests of its own, because the tests use only this machine.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    // Phones place letters between pixels. Without this, the headless browser rounds the width of each letter.
    '--font-render-hinting=none',
    // Chromium refuses to start its sandbox as root, which is the user in a container.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

/** Finds a browser or installs one: Playwright's own, or the package of the distribution. Reports if there is none. */
export async function prepareBrowser(): Promise<string | undefined> {
  const found = findWorking();
  if (found) return found;

  console.log('No working Chromium or Chrome was found; fetching the one that Playwright brings.');
  const apt = findApt();
  await run(`playwright install ${apt ? '--with-deps ' : ''}chromium`, { live: true });
  const fetched = findWorking();
  if (fetched) return fetched;

  if (apt) await run(`${apt} update`);
  for (const name of apt ? packages : []) {
    console.log(`That did not work; installing the package "${name}".`);
    await run(`${apt} install -y --no-install-recommends ${name} ${fonts}`, { live: true });
    const installed = findWorking();
    if (installed) return installed;
  }
  console.error(
    'The tests need a browser: install Chromium or Google Chrome, or set CHROME_PATH to one, then run them again.',
  );
  return undefined;
}

/** Starts the browser, because an installed one may lack a system library. */
function findWorking(): string | undefined {
  const path = findBrowser();
  return path && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

/** The command that runs `apt-get` with enough rights, if there is one. */
function findApt(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return 'apt-get';
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? 'sudo -n apt-get' : undefined;
}

export function isProgram(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK);
    return statSync(path ?? '').isFile();
  } catch {
    return false;
  }
}
