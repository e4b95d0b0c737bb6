import { createServer } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, Server } from 'node:http';
import { encode } from './compress.ts';
import { hostLikeNetlify } from './hosting.ts';

interface Options {
  dir: string;
  /** 0 takes any free port. */
  port: number;
}

/** Serves a built site on this machine only, as Netlify would serve it. */
export async function serve({ dir, port }: Options) {
  const servers = await listenLocally(answerFrom(dir), port);
  const address = servers[0]?.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    close: () => Promise.all(servers.map(closeServer)),
  };
}

/** What HTTP/1.1 and HTTP/2 have in common in Node. */
interface Incoming {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}
interface Outgoing {
  writeHead(status: number, headers?: OutgoingHttpHeaders): unknown;
  end(body: string | Buffer): unknown;
}

/** Answers requests from a folder as Netlify would. */
export function answerFrom(dir: string) {
  const answer = keepAnswers(hostLikeNetlify(dir));
  return (incoming: Incoming, outgoing: Outgoing) => {
    respond(incoming, outgoing, answer).catch((error: unknown) => {
      console.error(`${incoming.method} ${incoming.url}`, error);
      outgoing.writeHead(500);
      outgoing.end('');
    });
  };
}

/** Tells whether nothing on this machine listens on the port. */
export async function isPortFree(port: number) {
  try {
    const servers = await listenLocally(() => {}, port);
    await Promise.all(servers.map(closeServer));
    return true;
  } catch {
    return false;
  }
}

async function respond(
  incoming: Incoming,
  outgoing: Outgoing,
  answer: ReturnType<typeof keepAnswers>,
) {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    outgoing.writeHead(405, { allow: 'GET, HEAD' });
    outgoing.end('');
    return;
  }

  // One slash at the start, so that no path can pass for another host.
  const path = (incoming.url ?? '').replace(/^\/*/, '/');
  const { status, headers, content } = await answer(path);
  const { body, etag, encoding } = await encode(
    content,
    headers['content-type'] ?? '',
    String(incoming.headers['accept-encoding'] ?? ''),
  );
  const isFound = status === 200;
  const isUnchanged = isFound && (incoming.headers['if-none-match'] ?? '').includes(etag);
  outgoing.writeHead(isUnchanged ? 304 : status, {
    ...headers,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...(isFound && { etag }),
    ...(!isUnchanged && { 'content-length': String(body.length) }),
  });
  outgoing.end(isUnchanged || incoming.method === 'HEAD' ? '' : body);
}

/** As with a deploy of Netlify's, what is served does not change; its packages read their rules anew for every request. */
function keepAnswers(answer: ReturnType<typeof hostLikeNetlify>) {
  const known = new Map<string, ReturnType<typeof read>>();
  const read = async (path: string) => {
    const response = await answer(new Request(`http://localhost${path}`));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      content: Buffer.from(await response.arrayBuffer()),
    };
  };
  return (path: string) => {
    const kept = known.get(path) ?? read(path);
    known.set(path, kept);
    return kept;
  };
}

// Browsers try both addresses of "localhost"; a machine without IPv6 has only the first.
async function listenLocally(listener: RequestListener, port: number): Promise<Server[]> {
  const first = await listen(listener, '127.0.0.1', port);
  const address = first.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  try {
    return [first, await listen(listener, '::1', taken)];
  } catch (error) {
    if (isCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return [first];
    await closeServer(first);
    throw error;
  }
}

function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer(listener);
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
