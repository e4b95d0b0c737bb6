import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from 'vitest';
import { lastChange } from '../../../../../scripts/build/sitemap/last-change.ts';
import { pageSources } from '../../../../../scripts/build/sitemap/page-sources.ts';

const [spring, summer, autumn] = ['2026-09-01', '2026-12-01', '2027-03-01'].map(
  (day) => new Date(`${day}T09:00:00Z`),
);

// A folder that was handed over without its history may stand on a machine without git.
const hasGit = spawnSync('git', ['--version']).status === 0;

const test = base.extend<{ folder: string; repository: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'history-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  /** Its page changed in spring and in summer, something else in autumn. */
  repository: async ({ folder }, use) => {
    const repository = join(folder, 'whole');
    mkdirSync(repository);
    git(repository, 'init', '--quiet');
    commit(repository, 'page.yaml', spring);
    commit(repository, 'page.yaml', summer);
    commit(repository, 'other.yaml', autumn);
    await use(repository);
  },
});

let dates: Record<string, string> = {};

function git(cwd: string, ...args: string[]) {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '', GIT_CONFIG_SYSTEM: '' };
  const as = ['-c', 'user.name=Ada', '-c', 'user.email=ada@lovelace.example'];
  execFileSync('git', [...as, ...args], { cwd, env: { ...env, ...dates }, stdio: 'ignore' });
}

function commit(repository: string, file: string, date = new Date(0)) {
  writeFileSync(join(repository, file), date.toISOString());
  dates = { GIT_AUTHOR_DATE: date.toISOString(), GIT_COMMITTER_DATE: date.toISOString() };
  git(repository, 'add', file);
  git(repository, 'commit', '--quiet', '--message', file);
}

const shallowClone = (repository: string, folder: string, depth: number) => {
  git(folder, 'clone', '--depth', String(depth), pathToFileURL(repository).href, 'shallow');
  return join(folder, 'shallow');
};

test.skipIf(!hasGit)(
  'a page changed when the last of its files was committed',
  ({ repository }) => {
    expect(lastChange(['page.yaml'], repository)).toEqual(summer);
    expect(lastChange(['page.yaml', 'other.yaml', 'absent.yaml'], repository)).toEqual(autumn);
  },
);

test.skipIf(!hasGit)('a file that the history does not know has no date', ({ repository }) => {
  expect(lastChange(['absent.yaml'], repository)).toBeUndefined();
});

test.skipIf(!hasGit)('a change that is not committed has no date yet', ({ repository }) => {
  writeFileSync(join(repository, 'page.yaml'), 'A new word');
  expect(lastChange(['page.yaml'], repository)).toBeUndefined();
  expect(lastChange(['other.yaml'], repository)).toEqual(autumn);
});

test.skipIf(!hasGit)(
  'a shallow clone tells what it has seen, and not that everything is as new as itself',
  ({ repository, folder }) => {
    const clone = shallowClone(repository, folder, 2);
    expect(lastChange(['other.yaml'], clone)).toEqual(autumn);
    expect(lastChange(['page.yaml'], clone)).toBeUndefined();
  },
);

test('without a history there are no dates', ({ folder }) => {
  writeFileSync(join(folder, 'page.yaml'), 'A word');
  expect(lastChange(['page.yaml'], folder)).toBeUndefined();
});

test('a page is made of its sections, its texts and what it shows', () => {
  expect(pageSources('/')).toEqual(
    expect.arrayContaining([
      'src/pages/index.astro',
      'content/pages/home.yaml',
      'content/site.yaml',
    ]),
  );
  expect(pageSources('/team')).toContain('content/team');
  expect(pageSources('/privacy-policy')).toContain('content/legal/privacy-policy.md');
});
