import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { z } from 'astro/zod';
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
  const messages = await runNuChecker();
  const found = messages.filter((message) => !passedOver.some((isKnown) => isKnown(message)));
  expect(found.map(({ url, lastLine, message }) => `${url}:${lastLine} ${message}`)).toEqual([]);
});

const nuReport = z.object({
  messages: z.array(
    z.object({
      url: z.string().transform((url) => url.replace(/^.*\/dist\//, 'dist/')),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});
type NuMessage = z.infer<typeof nuReport>['messages'][number];

async function runNuChecker(): Promise<NuMessage[]> {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const args = ['-jar', nuChecker, ...options, ...htmlFiles.map((file) => `dist${file}`)];
  const { stdout } = await execute('java', args, { maxBuffer: 64 * 1024 * 1024 });
  return nuReport.parse(JSON.parse(stdout)).messages;
}

const passedOver: ((message: NuMessage) => boolean)[] = [
  // React closes <input/> this way, which is harmless.
  ({ message }) => message.startsWith('Trailing slash on void elements'),
  // The checker knows only older CSS. What it cannot parse still counts.
  ({ message }) => message.startsWith('CSS: ') && !message.includes('Parse Error'),
  // In a file it cannot know what 'self' is, and it misses hashes. The browser enforces the policy in
  // every other test, which fails on a violation.
  ({ message }) => message.includes('violates Content Security Policy (meta tag)'),
];
