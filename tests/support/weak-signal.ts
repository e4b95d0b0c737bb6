import { setTimeout as wait } from 'node:timers/promises';
import { closeServer, listen, portOf } from '../../scripts/dev/listen.ts';
import { answerFrom } from '../../scripts/dev/serve.ts';

const answer = answerFrom('dist');

/** The response of a proxy, a portal or a broken server instead of the site. */
export interface Stranger {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Serves the built site at an address of its own. Responses can be late, fail, arrive in pieces or stop, also for service
 * workers.
 */
export async function serveWithWeakSignal() {
  const server = await listen('127.0.0.1', 0, async ({ url = '/', headers }, outgoing) => {
    signal.requests.push(url);
    await wait(signal.delay);
    if (signal.stranger) {
      const { status, headers: more, body = '<h1>Blocked</h1>' } = signal.stranger;
      outgoing.writeHead(status, { 'content-type': 'text/html', ...more }).end(body);
      return;
    }
    // Only pages, whose addresses have no ending. Without request headers a page is not compressed, so it can be split.
    const isInPieces = signal.pause > 0 && !url.includes('.');
    await answer(
      { url, headers: isInPieces ? {} : headers },
      {
        writeHead: (...head) => outgoing.writeHead(...head),
        async end(body) {
          for (const piece of isInPieces ? splitAtBlocks(String(body)) : [body]) {
            outgoing.write(piece);
            await wait(signal.pause);
          }
          outgoing.end();
        },
      },
    );
  });

  const signal = {
    url: `http://localhost:${portOf(server)}`,
    /** Milliseconds before every response. */
    delay: 0,
    /** Milliseconds between the blocks of a page. At 0 the page arrives at once. */
    pause: 0,
    /** If set, this is the response to every request. */
    stranger: undefined as Stranger | undefined,
    /** The requests, in order. */
    requests: [] as string[],
    /** Cuts off the network. `context.setOffline` sometimes misses a service worker. */
    cut: () => closeServer(server),
  };
  return signal;
}

export type WeakSignal = Awaited<ReturnType<typeof serveWithWeakSignal>>;

/** Splits a page into the head, the blocks of the first screen, and the rest. */
function splitAtBlocks(html: string) {
  const block = /(?=<(?:div|dl|figure|form|h[1-6]|header|li|main|nav|ol|p|section|ul)\b)/;
  const pieces = html.split(block);
  return [...pieces.slice(0, 100), pieces.slice(100).join('')];
}
