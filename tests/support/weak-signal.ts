import { setTimeout as wait } from 'node:timers/promises';
import { closeServer, listen, portOf } from '../../scripts/dev/listen.ts';
import { answerFrom } from '../../scripts/dev/serve.ts';

const answer = answerFrom('dist');

/** The built site at an address of its own. Its answers can be late, fail, come in pieces or stop, also for service workers. */
export async function weakenSignal() {
  const server = await listen('127.0.0.1', 0, async ({ url = '/', headers }, outgoing) => {
    await wait(signal.delay);
    if (signal.status !== 200) {
      outgoing.writeHead(signal.status, { 'content-type': 'text/html' }).end('<h1>Nothing</h1>');
      return;
    }
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
    /** Milliseconds before every answer. */
    delay: 0,
    /** Milliseconds between the blocks of a page, which otherwise comes at once. */
    pause: 0,
    /** If it is another one, everything is answered with it. */
    status: 200,
    /** Takes the network away, which `context.setOffline` does not always do to a service worker. */
    cut: () => closeServer(server),
  };
  return signal;
}

export type WeakSignal = Awaited<ReturnType<typeof weakenSignal>>;

/** The head, the blocks of the first screen one by one, and the rest. */
function splitAtBlocks(html: string) {
  const block = /(?=<(?:div|dl|figure|form|h[1-6]|header|li|main|nav|ol|p|section|ul)\b)/;
  const pieces = html.split(block);
  return [...pieces.slice(0, 100), pieces.slice(100).join('')];
}
