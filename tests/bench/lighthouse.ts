import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import playwright from '../../playwright.config.ts';
import { findBrowser } from '../../scripts/dev/browser.ts';

/**
 * Audits a page with Lighthouse's mobile settings: a slow phone on slow 4G, simulated. Every visit is a first visit in a new
 * browser, because headers are shorter on an open connection.
 */
export async function audit(url: string, skipAudits: string[]): Promise<Result> {
  const flags = {
    skipAudits,
    // Lighthouse would not audit a 404 page otherwise.
    ignoreStatusCode: true,
    // It makes the screen as tall as the page, which fetches every lazy picture.
    disableFullPageScreenshot: true,
    logLevel: 'error',
  } as const;
  let trouble = 'no report';
  // On a busy machine a recording sometimes lacks its beginning.
  for (let attempt = 0; attempt < 3; attempt++) {
    const browser = await launch({
      executablePath: findBrowser() ?? '',
      args: playwright.use?.launchOptions?.args ?? [],
      // The server has a self-signed certificate.
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
