import { inflateSync } from 'node:zlib';

interface Chunk {
  type: string;
  data: Buffer;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Lists the chunks of a PNG (https://www.w3.org/TR/png-3/, 5.3): length, type of four letters, data, checksum. */
export function* listChunks(picture: Buffer): Generator<Chunk> {
  if (!picture.subarray(0, 8).equals(signature)) return;
  let at = 8;
  while (at + 12 <= picture.length) {
    const end = at + 8 + picture.readUInt32BE(at);
    yield { type: picture.toString('latin1', at + 4, at + 8), data: picture.subarray(at + 8, end) };
    at = end + 4;
  }
}

/** Lists the texts of a PNG with their keywords (11.3.3). They may be compressed. */
export function* listTexts(picture: Buffer): Generator<{ keyword: string; text: string }> {
  for (const { type, data } of listChunks(picture)) {
    if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) continue;
    const [keyword, rest] = cut(data);
    if (type === 'tEXt') yield { keyword, text: String(rest) };
    if (type === 'zTXt') yield { keyword, text: String(inflateSync(rest.subarray(1))) };
    if (type !== 'iTXt') continue;
    // A flag for compression, its method, the language and the translated keyword.
    const text = cut(cut(rest.subarray(2))[1])[1];
    yield { keyword, text: String(rest[0] ? inflateSync(text) : text) };
  }
}

/** Cuts at the first zero. */
function cut(data: Buffer): [before: string, after: Buffer] {
  const end = data.indexOf(0);
  return [data.toString('latin1', 0, end), data.subarray(end + 1)];
}
