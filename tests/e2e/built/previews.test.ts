import { expect, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import {
  addressOf,
  cards,
  htmlFiles,
  indexableFiles,
  origin,
  readBuilt,
} from '../../support/site.ts';

/** Every page that somebody may share. */
const shared = [...indexableFiles, ...htmlFiles.filter((file) => cards.includes(addressOf(file)))];

// Slack reads the first 32 KB of a page (https://github.com/vercel/next.js/issues/83926). Others may read less.
test('Slack, Teams, LinkedIn, WhatsApp and Outlook find all that they show in the first 16 KB', () => {
  for (const file of shared) {
    const start = readBuilt(file)
      .subarray(0, 16 * 1024)
      .toString();
    // Removes a tag that was cut off.
    const { document } = parseHTML(`${start.slice(0, start.lastIndexOf('<'))}</head></html>`);
    const read = (key: 'name' | 'property', name: string) =>
      document.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content') ?? '';

    expect(document.title, file).not.toBe('');
    // LinkedIn cuts titles after 70 characters. A name may be longer.
    if (indexableFiles.includes(file))
      expect(read('property', 'og:title').length, file).toBeLessThanOrEqual(70);
    for (const description of [read('property', 'og:description'), read('name', 'description')]) {
      expect(description.length, file).toBeGreaterThanOrEqual(50);
      expect(description.length, file).toBeLessThanOrEqual(200);
    }
    expect(read('property', 'og:url')).toBe(new URL(addressOf(file), origin).href);
    expect(read('property', 'og:site_name'), file).not.toBe('');
    expect(read('property', 'og:image'), file).toMatch(/^https:.*\.jpg$/);
    // The maximum of X.
    expect(read('property', 'og:image:alt').length, file).toBeLessThanOrEqual(420);
    expect(read('name', 'twitter:card')).toBe('summary_large_image');
  }
});

test('the pictures of shared links are as large as they say, and light enough for WhatsApp', async () => {
  for (const file of shared) {
    const { document } = parseHTML(readBuilt(file).toString());
    const value = (name: string) =>
      document.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? '';
    const picture = readBuilt(new URL(value('')).pathname);
    const { format, width, height } = await sharp(picture).metadata();
    expect([`${width}`, `${height}`]).toEqual([':width', ':height'].map(value));
    expect(format).toBe('jpeg');
    expect(picture.length, file).toBeLessThan(300_000);
  }
});

test('no iPhone takes the ABN for a telephone number', () => {
  for (const file of htmlFiles)
    expect(readBuilt(file).toString(), file).toContain(
      'name="format-detection" content="telephone=no"',
    );
});
