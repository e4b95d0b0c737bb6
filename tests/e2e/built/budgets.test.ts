import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
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
    // The head of a page or the hero of Home. The page of the video has neither.
    const ends = ['</header>', '</section>', '</main>'].map((tag) => page.indexOf(tag, heading));
    return arrived.length < Math.min(...ends.filter((end) => end > 0));
  });
  expect(late).toEqual([]);
});
