import { closeServer, listen, portOf } from '../../scripts/dev/listen.ts';
import { answerFrom } from '../../scripts/dev/serve.ts';

const answer = answerFrom('dist');

/** The built site at an address of its own. Its answers can be late, fail, come in pieces or stop, also for service workers. */
export async function weakenSignal() {
  const signal = { delay: 0, status: 0, pause: 0 };
  const held = new Set<NodeJS.Timeout>();
  const wait = (time: number) => new Promise<void>((done) => held.add(setTimeout(done, time)));

  const server = await listen('127.0.0.1', 0, async ({ url = '/', headers }, outgoing) => {
    await wait(signal.delay);
    if (signal.status !== 0) {
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

  return {
    url: `http://localhost:${portOf(server)}`,
    /** Delays every answer by this many milliseconds. */
    delay: (time: number) => (signal.delay = time),
    /** Sends HTML block by block, with this many milliseconds between blocks. */
    trickle: (time: number) => (signal.pause = time),
    /** Answers everything with this status; 0 lets the site answer again. */
    fail: (status: number) => (signal.status = status),
    /** Takes the network away, which `context.setOffline` does not always do to a service worker. */
    cut: () => {
      held.forEach(clearTimeout);
      return closeServer(server);
    },
  };
}

export type WeakSignal = Awaited<ReturnType<typeof weakenSignal>>;

/** The head, the blocks of the first screen one by one, and the rest. */
function splitAtBlocks(html: string) {
  const block = /(?=<(?:div|dl|figure|form|h[1-6]|header|li|main|nav|ol|p|section|ul)\b)/;
  const pieces = html.split(block);
  return [...pieces.slice(0, 100), pieces.slice(100).join('')];
}
