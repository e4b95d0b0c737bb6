import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import playwright from '../../playwright.config.ts';
import { closeServer, listen, portOf } from '../../scripts/dev/listen.ts';

/**
 * Lighthouse's judgement of a page in its mobile setting: a slow phone on slow 4G, simulated. Every visit is a first visit
 * in a new browser, because an open connection would make the headers shorter.
 */
export async function audit(url: string, skipAudits: string[]): Promise<Result> {
  const port = await findFreePort();
  const options = playwright.use?.launchOptions;
  // The server's certificate is its own.
  const own = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const args = [...(options?.args ?? []), ...own];
  // A 404 page is judged like any other page.
  const flags = {
    port,
    skipAudits,
    ignoreStatusCode: true,
    // It would make the screen as tall as the page and fetch every lazy picture.
    disableFullPageScreenshot: true,
    logLevel: 'error',
  } as const;
  let trouble = 'no report';
  // On a busy machine a recording sometimes lacks its beginning.
  for (let attempt = 0; attempt < 3; attempt++) {
    const browser = await chromium.launch({ ...options, args });
    const { lhr } = (await lighthouse(url, flags).finally(() => browser.close())) ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    trouble = lhr?.runtimeError?.message ?? trouble;
  }
  throw new Error(`Lighthouse could not judge ${url}: ${trouble}`);
}

async function findFreePort(): Promise<number> {
  const server = await listen('127.0.0.1', 0);
  const port = portOf(server);
  await closeServer(server);
  return port;
}
