import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { portOf } from '../../scripts/dev/listen.ts';
import { findLargestPaint } from '../support/largest-paint.ts';

// Lighthouse's slow 4G.
const roundTrip = 150;
const bytesPerMillisecond = 200;
/** A server sends this much before the first answer (RFC 6928). Each answer doubles it. */
const firstWindow = 14_600;

/** A link to a server on this machine, as slow as a slow phone's, with the handshakes of TCP and TLS. */
export async function slowLink(target: number) {
  const server = createServer(async (near) => {
    // TCP's handshake did not pass the link.
    near.pause();
    await setTimeout(roundTrip);
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', () => socket.destroy());
    void carry(near, far, Infinity);
    void carry(far, near, firstWindow);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: portOf(server), close: () => server.close() };
}

/** Passes data on, late and no faster than the link. */
async function carry(from: Socket, to: Socket, first: number) {
  let size = first;
  let left = first;
  let windowOpened = 0;
  let isFree = 0;
  let sent = Promise.resolve();
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      // Earlier data has been answered.
      if (performance.now() > windowOpened + roundTrip) left = size;
      for (let start = 0; start < chunk.length;) {
        if (left === 0) {
          // This window is answered a round trip after it began.
          await setTimeout(Math.max(0, windowOpened + roundTrip - performance.now()));
          size *= 2;
          left = size;
        }
        if (left === size) windowOpened = performance.now();
        const part = chunk.subarray(start, start + Math.min(left, 1460));
        start += part.length;
        left -= part.length;
        isFree = Math.max(isFree, performance.now()) + part.length / bytesPerMillisecond;
        const arrival = isFree + roundTrip / 2;
        // One after another, because timers with almost the same time may fire in the wrong order.
        sent = sent
          .then(() => setTimeout(Math.max(0, arrival - performance.now())))
          .then(() => void to.write(part));
      }
    }
  } catch {
    // The browser has disconnected.
  }
  void sent.then(() => to.end());
}

/** When the largest thing is painted on a first visit over the link, in milliseconds. */
export async function paintOverLink(url: string): Promise<number> {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
  });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await findLargestPaint(page)).startTime;
  } finally {
    await browser.close();
  }
}
