import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { cardsWithPhoto } from '../support/content.ts';
import { phone } from '../support/screens.ts';
import { slowLink } from './slow-link.ts';
import { judge, middle, show, type Table } from './table.ts';

/** One bar of signal: bytes per millisecond, and the round trip in milliseconds. */
const link = { speed: 30, roundTrip: 400 };
const runs = 3;

/**
 * Measures how long a press on Save takes over one bar of signal, some seconds after the page has loaded, and what a card
 * fetches. True if no press takes longer than the page itself.
 */
export async function bench(site: string): Promise<boolean> {
  const path = `/cards/${cardsWithPhoto[0]?.id}`;
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const table: Table = {};
  for (const seconds of [1, 2, 5]) {
    const visits: Visit[] = [];
    for (let i = 0; i < runs; i++)
      visits.push(await saveAfter(browser, Number(new URL(site).port), path, seconds));
    const { page, pageBytes, saved, bytes } = middle(visits, (visit) => visit.saved);
    table[`pressed after ${seconds} s`] = {
      'page, bytes': pageBytes,
      'page, ms': Math.round(page),
      'all, bytes': bytes,
      'Save, ms': judge(saved <= page, saved),
    };
  }
  await browser.close();
  console.log(
    `From a press on Save to the file, at ${link.speed} KB/s and ${link.roundTrip} ms; the median of ${runs} first visits. A press may take as long as the page itself.`,
  );
  return show(table);
}

interface Visit {
  /** Milliseconds until the page was loaded, and from the press until the file was. */
  page: number;
  saved: number;
  /** The size of the page, and the sum of all transfers. */
  pageBytes: number;
  bytes: number;
}

async function saveAfter(browser: Browser, port: number, path: string, seconds: number) {
  const slow = await slowLink(port, link);
  const page = await browser.newPage({ viewport: phone });
  try {
    const began = performance.now();
    const address = `http://localhost:${slow.port}${path}`;
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
    const came = performance.now();
    const sizes = await answer?.request().sizes();
    const pageBytes = sizes?.responseBodySize ?? Number.NaN;
    await wait(seconds * 1000);
    const pressed = performance.now();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save Contact' }).click();
    await (await download).path();
    const saved = performance.now() - pressed;
    await page.waitForLoadState('networkidle');
    return { page: came - began, pageBytes, saved, bytes: slow.countBytes() };
  } finally {
    await page.context().close();
    slow.close();
  }
}
