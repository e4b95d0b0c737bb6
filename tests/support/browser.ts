import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../../scripts/dev/run.ts';

// The headless one comes first, because windows take a third of the processor's time.
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
// They are as wide as Arial, which replaces the site's fonts until those arrive.
const fonts = 'fonts-liberation';
const usualPlaces = [
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Finds a Chromium or Chrome: the one named by CHROME_PATH, an installed one, or Playwright's own. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROME_PATH'], findProgram(...names), chromium.executablePath()].find(isProgram);

/** The first of these programs that is installed. */
export function findProgram(...wanted: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...usualPlaces];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Finds a browser or fetches one: Playwright's own, or the distribution's package. Says so if there is none. */
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

/** An installed browser may still lack a library of the system. */
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
