import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { hostLikeNetlify } from './hosting.ts';
import { closeServer, listen, portOf } from './listen.ts';

/** Resolves to 127.0.0.1 or ::1, as with "npm run dev". Browsers try both. */
export const host = 'localhost';

/** Serves a built site as Netlify would, but only to this machine. Port 0 takes any free port. */
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

/** Responds to requests from a folder as Netlify would. */
export function answerFrom(dir: string) {
  const respond = hostLikeNetlify(dir);
  // Caches responses, because Netlify's packages read their rules anew for every request. An error is not cached, so the next
  // request tries again.
  const packed = new Map<string, PackedResponse>();

  return async ({ url = '', headers }: Incoming, outgoing: Outgoing) => {
    try {
      // With two slashes at the start, a path would be read as another host.
      const request = new Request(`http://localhost${url.replace(/^\/*/, '/')}`);
      const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
      const key = `${request.url} ${takesBrotli}`;
      const whole = packed.get(key) ?? (await pack(await respond(request), takesBrotli));
      packed.set(key, whole);
      const sent = takePart(whole, headers.range);
      outgoing.writeHead(sent.status, { ...sent.headers, 'content-length': sent.body.length });
      outgoing.end(sent.body);
    } catch (error) {
      console.error(url, error);
      outgoing.writeHead(500);
      outgoing.end('');
    }
  };
}

interface PackedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const compressible = /^text\/|[/+](json|xml|javascript)\b/;
const compress = promisify(brotliCompress);

async function pack(response: Response, takesBrotli: boolean): Promise<PackedResponse> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const plain = { ...Object.fromEntries(headers), vary: 'Accept-Encoding' };
  return takesBrotli && compressible.test(headers.get('content-type') ?? '')
    ? { status, headers: { ...plain, 'content-encoding': 'br' }, body: await compress(body) }
    : { status, headers: plain, body };
}

/** Sends the requested range of bytes. Safari plays a video only from a server that does. */
function takePart(whole: PackedResponse, wanted = ''): PackedResponse {
  const [, first, last] = /^bytes=(\d+)-(\d+)?$/.exec(wanted) ?? [];
  if (first === undefined || whole.status !== 200) return whole;
  const start = Number(first);
  const end = last === undefined ? whole.body.length : Number(last) + 1;
  const body = whole.body.subarray(start, end);
  if (body.length === 0) return whole;
  const range = `bytes ${start}-${start + body.length - 1}/${whole.body.length}`;
  return { status: 206, headers: { ...whole.headers, 'content-range': range }, body };
}
