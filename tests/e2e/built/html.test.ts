import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { htmlFiles } from '../../support/site.ts';

const execute = promisify(execFile);

const nuChecker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

test('every page is valid by html-validate', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const { results } = await validator.validateMultipleFiles(htmlFiles.map((file) => `dist${file}`));
  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );
  expect(found).toEqual([]);
});

test('every page is valid by the Nu checker', async () => {
  const hasJava = spawnSync('java', ['-version']).status === 0;
  test.skip(!hasJava, 'the Nu checker needs Java, which is not installed');
  test.slow();
  const options = ['--stdout', '--exit-zero-always'];
  const args = ['-jar', nuChecker, ...options, ...htmlFiles.map((file) => `dist${file}`)];
  const { stdout } = await execute('java', args, { maxBuffer: 64 * 1024 * 1024 });
  const lines = stdout.split('\n').filter(Boolean);
  expect(lines.filter((line) => !passedOver.some((known) => known.test(line)))).toEqual([]);
});

const passedOver = [
  // React closes <input/> this way, which is harmless.
  / Trailing slash on void elements/,
  // The checker knows only older CSS. What it cannot parse still counts.
  / CSS: (?!.*Parse Error)/,
  // In a file it cannot know what 'self' is, and it misses hashes. The browser enforces the policy in
  // every other test, which fails on a violation.
  / violates Content Security Policy \(meta tag\)/,
];
