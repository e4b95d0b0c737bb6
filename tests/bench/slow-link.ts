import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { portOf } from '../../scripts/dev/listen.ts';
import { findLargestPaint } from '../support/largest-paint.ts';

/** Lighthouse's names and numbers for slow connections: the round trip in milliseconds, and bytes per millisecond. */
export const links = {
  '4G': { roundTrip: 150, speed: 200 },
  '3G': { roundTrip: 400, speed: 50 },
} as const;

export type Link = Record<'roundTrip' | 'speed', number>;

/** A server sends this much before the first acknowledgement (RFC 6928). Each acknowledgement doubles it. */
const firstWindow = 14_600;

/** A link to a server on this machine, as slow as that of a slow phone, with the handshakes of TCP and TLS. */
export async function slowLink(target: number, link: Link) {
  // All connections share the link.
  const line = { isFree: 0, bytes: 0 };
  const server = createServer(async (near) => {
    // The handshake of TCP did not pass through the link.
    near.pause();
    await setTimeout(link.roundTrip);
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', () => socket.destroy());
    void carry(near, far, Infinity, link, { isFree: 0, bytes: 0 });
    void carry(far, near, firstWindow, link, line);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: portOf(server), close: () => server.close(), countBytes: () => line.bytes };
}

/** When the last byte left, and how many bytes were sent. */
interface Line {
  isFree: number;
  bytes: number;
}

/** Passes data on, with the delay and at the speed of the link. */
async function carry(
  from: Socket,
  to: Socket,
  first: number,
  { roundTrip, speed }: Link,
  line: Line,
) {
  let size = first;
  let left = first;
  let windowOpened = 0;
  let sent = Promise.resolve();
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      // Earlier data has been acknowledged.
      if (performance.now() > windowOpened + roundTrip) left = size;
      for (let start = 0; start < chunk.length;) {
        if (left === 0) {
          // This window is acknowledged a round trip after it began.
          await setTimeout(Math.max(0, windowOpened + roundTrip - performance.now()));
          size *= 2;
          left = size;
        }
        if (left === size) windowOpened = performance.now();
        const part = chunk.subarray(start, start + Math.min(left, 1460));
        start += part.length;
        left -= part.length;
        line.isFree = Math.max(line.isFree, performance.now()) + part.length / speed;
        line.bytes += part.length;
        const arrival = line.isFree + roundTrip / 2;
        // One after another, because timers with almost the same delay may fire in the wrong order.
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

/** The time of the largest paint on a first visit over the link, in milliseconds. */
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
