import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import playwright from '../../playwright.config.ts';
import { findBrowser } from '../support/browser.ts';

/**
 * Lighthouse's judgement of a page in its mobile setting: a slow phone on slow 4G, simulated. Every visit is a first visit
 * in a new browser, because an open connection would make the headers shorter.
 */
export async function audit(url: string, skipAudits: string[]): Promise<Result> {
  const flags = {
    skipAudits,
    // A 404 page is judged like any other page.
    ignoreStatusCode: true,
    // It would make the screen as tall as the page and fetch every lazy picture.
    disableFullPageScreenshot: true,
    logLevel: 'error',
  } as const;
  let trouble = 'no report';
  // On a busy machine a recording sometimes lacks its beginning.
  for (let attempt = 0; attempt < 3; attempt++) {
    const browser = await launch({
      executablePath: findBrowser() ?? '',
      args: playwright.use?.launchOptions?.args ?? [],
      // The server's certificate is its own.
      acceptInsecureCerts: true,
    });
    const page = await browser.newPage();
    const judging = lighthouse(url, flags, undefined, page);
    const { lhr } = (await judging.finally(() => browser.close())) ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    trouble = lhr?.runtimeError?.message ?? trouble;
  }
  throw new Error(`Lighthouse could not judge ${url}: ${trouble}`);
}
