import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import playwright from '../../playwright.config.ts';

export type Report = Result;

/** A browser as the tests start it, which Lighthouse drives in its own mobile setting: slow 4G and a slow phone, simulated. */
export async function startLighthouse() {
  const port = await findFreePort();
  const options = playwright.use?.launchOptions;
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options?.args ?? []),
      `--remote-debugging-port=${port}`,
      // The server's certificate is its own.
      '--ignore-certificate-errors',
    ],
  });

  return {
    async audit(url: string, skipAudits: string[]): Promise<Report> {
      // An answer of 404 is looked at like any other page.
      const flags = {
        port,
        skipAudits,
        ignoreStatusCode: true,
        // It would make the screen as tall as the page, for which every lazy picture is fetched.
        disableFullPageScreenshot: true,
        logLevel: 'error',
      } as const;
      let trouble = 'no report';
      // On a busy machine a recording now and then has no beginning.
      for (let attempt = 0; attempt < 3; attempt++) {
        const { lhr } = (await lighthouse(url, flags)) ?? {};
        if (lhr && !lhr.runtimeError) return lhr;
        trouble = lhr?.runtimeError?.message ?? trouble;
      }
      throw new Error(`Lighthouse could not judge ${url}: ${trouble}`);
    },
    close: () => browser.close(),
  };
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
