import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof encoders;

export interface Encoded {
  body: Buffer;
  etag: string;
  encoding?: Encoding;
}

const compressible = /^text\/|[/+](json|xml|javascript)\b/;
const compressed = new Map<string, Promise<Buffer>>();

/** Compresses text for visitors who accept it, once for each content, as a content delivery network would. */
export async function encode(body: Buffer, type: string, acceptEncoding: string): Promise<Encoded> {
  const hash = createHash('sha1').update(body).digest('base64url');
  const encoding = compressible.test(type) ? chooseEncoding(acceptEncoding) : undefined;
  if (!encoding) return { body, etag: `"${hash}"` };

  const etag = `"${hash}-${encoding}"`;
  const known = compressed.get(etag) ?? encoders[encoding](body);
  compressed.set(etag, known);
  return { body: await known, etag, encoding };
}

function chooseEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptEncoding.split(',').flatMap((part) => {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
    return Number(quality ?? 1) > 0 ? [name] : [];
  });
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}
