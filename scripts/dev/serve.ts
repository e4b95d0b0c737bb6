import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { hostLikeNetlify } from './hosting.ts';
import { closeServer, listen, portOf } from './listen.ts';

/** Either of its two addresses, like "npm run dev": browsers try both. */
export const host = 'localhost';

/** Serves a built site on this machine only, as Netlify would serve it. Port 0 takes any free port. */
export async function serve({ dir, port }: { dir: string; port: number }) {
  const server = await listen(host, port, answerFrom(dir));
  return { url: `http://${host}:${portOf(server)}`, close: () => closeServer(server) };
}

/** What HTTP/1.1 and HTTP/2 have in common in Node. */
type Incoming = Pick<IncomingMessage, 'url' | 'headers'>;
interface Outgoing {
  writeHead(status: number, headers?: OutgoingHttpHeaders): unknown;
  end(body: string | Buffer): unknown;
}

/** Answers requests from a folder as Netlify would. */
export function answerFrom(dir: string) {
  const respond = hostLikeNetlify(dir);
  // A built site does not change while it is served, but Netlify's packages read their rules for every request.
  const answers = new Map<string, Promise<Answer>>();

  return async ({ url = '', headers }: Incoming, outgoing: Outgoing) => {
    try {
      // Exactly one slash at the start, so that a path cannot be taken for another host.
      const request = new Request(`http://localhost${url.replace(/^\/*/, '/')}`);
      const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
      const key = `${request.url} ${takesBrotli}`;
      const answer = answers.get(key) ?? respond(request).then((found) => pack(found, takesBrotli));
      answers.set(key, answer);
      const sent = takePart(await answer, headers.range);
      outgoing.writeHead(sent.status, { ...sent.headers, 'content-length': sent.body.length });
      outgoing.end(sent.body);
    } catch (error) {
      console.error(url, error);
      outgoing.writeHead(500);
      outgoing.end('');
    }
  };
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const compressible = /^text\/|[/+](json|xml|javascript)\b/;
const compress = promisify(brotliCompress);

async function pack(response: Response, takesBrotli: boolean): Promise<Answer> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const plain = { ...Object.fromEntries(headers), vary: 'Accept-Encoding' };
  return takesBrotli && compressible.test(headers.get('content-type') ?? '')
    ? { status, headers: { ...plain, 'content-encoding': 'br' }, body: await compress(body) }
    : { status, headers: plain, body };
}

/** Safari plays a film only from a server that sends the part of it that is asked for. */
function takePart(whole: Answer, range = ''): Answer {
  const [, first, last = Infinity] = /^bytes=(\d+)-(\d+)?$/.exec(range) ?? [];
  const body = whole.body.subarray(Number(first), Number(last) + 1);
  if (!first || body.length === 0 || whole.status !== 200) return whole;
  const place = `bytes ${first}-${Number(first) + body.length - 1}/${whole.body.length}`;
  return { status: 206, headers: { ...whole.headers, 'content-range': place }, body };
}
