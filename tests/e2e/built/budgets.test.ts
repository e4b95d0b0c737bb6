import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { attribute, parse } from '../../support/html.ts';
import { firstScreenLimit, htmlLimit } from '../../support/page-limits.ts';
import { addressOf, htmlFiles, readBuilt } from '../../support/site.ts';

test('no page weighs more than it may, styles included', () => {
  const tooLarge = htmlFiles.flatMap((file) => {
    const allowed = htmlLimit(addressOf(file));
    const size = brotliCompressSync(readBuilt(file)).length;
    return size > allowed ? [`${file} has ${size} bytes in brotli, ${allowed} are allowed`] : [];
  });
  expect(tooLarge).toEqual([]);
});

test('the first screen of every page arrives in the first round trip', () => {
  const late = htmlFiles.filter((file) => {
    const page = readBuilt(file);
    const arrived = brotliDecompressSync(brotliCompressSync(page).subarray(0, firstScreenLimit), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    const heading = page.indexOf('</h1>');
    // The head of a page, or the hero of Home; a film's page has neither.
    const ends = ['</header>', '</section>', '</main>'].map((tag) => page.indexOf(tag, heading));
    return arrived.length < Math.min(...ends.filter((end) => end > 0));
  });
  expect(late).toEqual([]);
});

test('no page waits for another file before it paints', () => {
  const blocking = htmlFiles.flatMap((file) => {
    // One in the body holds up only what follows it.
    const sheets = parse(file)
      .querySelectorAll('head link')
      .filter((link) => attribute(link, 'rel') === 'stylesheet')
      .map((link) => attribute(link, 'href'));
    const scripts = parse(file)
      .querySelectorAll('script')
      .filter((script) => script.hasAttribute('src') && !isDeferred(script))
      .map((script) => attribute(script, 'src'));
    return [...sheets, ...scripts].map((url) => `${file} waits for ${url}`);
  });
  expect(blocking).toEqual([]);
});

test('every image tells its size and has an alternative text', () => {
  const incomplete = htmlFiles.flatMap((file) =>
    parse(file)
      .querySelectorAll('img')
      .flatMap((image) =>
        ['width', 'height', 'alt']
          .filter((name) => !image.hasAttribute(name))
          .map((name) => `${file}: ${attribute(image, 'src')} has no ${name}`),
      ),
  );
  expect(incomplete).toEqual([]);
});

const isDeferred = (script: ReturnType<typeof parse>) =>
  attribute(script, 'type') === 'module' ||
  script.hasAttribute('async') ||
  script.hasAttribute('defer');
