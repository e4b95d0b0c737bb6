import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { run } from '../../../scripts/dev/run.ts';
import { parse, valuesOf } from '../../support/html.ts';
import { htmlFiles } from '../../support/site.ts';

const built = htmlFiles.map((file) => `dist${file}`);

test('every page is valid by html-validate', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const { results } = await validator.validateMultipleFiles(built);
  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );
  expect(found).toEqual([]);
});

test('every part that a drawing uses is on its page', () => {
  const missing = htmlFiles.flatMap((file) =>
    valuesOf(file, 'use', 'href')
      .filter((href) => !parse(file).querySelector(`[id="${href.slice(1)}"]`))
      .map((href) => `${file} has no ${href}`),
  );
  expect(missing).toEqual([]);
});

test('every page is valid by the Nu checker', async () => {
  const hasJava = (await run('java -version')).ok;
  test.skip(!hasJava, 'the Nu checker needs Java, which is not installed');
  test.slow();
  const checker = 'java -jar node_modules/vnu-jar/build/dist/vnu.jar --exit-zero-always';
  const { ok, output } = await run(`${checker} ${built.join(' ')}`);
  expect(ok, output).toBe(true);
  const lines = output.split('\n').filter(Boolean);
  expect(lines.filter((line) => !passedOver.some((known) => known.test(line)))).toEqual([]);
});

const passedOver = [
  // A post is an article without a heading.
  / Article lacks heading/,
  // The checker does not know rel="expect", which may block rendering too.
  / A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
  // The checker knows only older CSS. The build parses every style anyway.
  / CSS: /,
  // Astro names the slots of an island.
  / The “name” attribute is never allowed on the “astro-slot” element/,
  // In a file, the checker cannot know what 'self' is, and it misses hashes. All other tests fail if a browser reports a
  // violation of the policy.
  / violates Content Security Policy \(meta tag\)/,
];
