import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { hostLikeNetlify } from '../../scripts/dev/hosting.ts';
import { closeServer, portOf } from '../../scripts/dev/listen.ts';

/** serve-forms.ts builds the published site here. */
const dir = '.cache/tests/forms';

/** Replaces a response. */
export type Break = (path: string, answer: Response) => Response | Promise<Response>;

/**
 * Serves the published site and, under the same address, a database instead of the one that the site was built for. A test
 * may break any response.
 */
export async function serveBreakable(builtFor: string, database: string) {
  let now: Break = (_, found) => found;
  const host = hostLikeNetlify(dir);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url = '/', method = 'GET' } = incoming;
    const found = url.startsWith('/rest/')
      ? await fetch(database + url, {
          method,
          headers: {
            apikey: String(incoming.headers['apikey']),
            'content-type': 'application/json',
          },
          ...(method === 'POST' && { body: await buffer(incoming) }),
        })
      : await host(new Request(`http://localhost${url}`));
    const sent = await now(url, found);
    const body = await readBody(sent);
    outgoing.writeHead(sent.status, Object.fromEntries(sent.headers));
    outgoing.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    // A break may close the connection.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const site = `http://localhost:${portOf(server)}`;

  async function readBody(sent: Response) {
    const type = sent.headers.get('content-type') ?? '';
    if (!/html|javascript/.test(type)) return Buffer.from(await sent.arrayBuffer());
    return (await sent.text()).replaceAll(builtFor, site);
  }

  return {
    url: new URL(site),
    break: (next: Break) => (now = next),
    close: () => closeServer(server),
  };
}
