import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

/** A photo of noise, which hardly compresses, so that a cut in the file is a cut in the picture. */
export const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal', noise } });

/** Words that occur nowhere else in the site. The photos have them in their metadata. */
export const camera = 'Camera of a holiday in Eucumbene';

/** A photo as a phone writes it: with its location (EXIF), and with words about it (XMP). */
export const photoWithLocation = (side: number) =>
  photo(side)
    .withExif({
      IFD0: { Model: camera },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '36/1 7/1 0/1' },
    })
    .withXmp(xmp('photoshop:City="Eucumbene"'));

export const xmp = (attributes: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/" ${attributes}/></rdf:RDF></x:xmpmeta>`;

/** Adds bytes after the first two of a JPEG, where programs write metadata. */
export const insert = (jpeg: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);

/** An APP segment with metadata of a JPEG: 1 is Exif and XMP, 2 is a colour profile, 13 is IPTC. */
export function segment(number: number, ...data: (string | number[] | Buffer)[]): Buffer {
  const body = Buffer.concat(data.map((part) => Buffer.from(part as string)));
  const head = Buffer.from([0xff, 0xe0 + number, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Changes the three bytes at the end of the scan header, which describe a progressive JPEG. */
export function withScanHeader(jpeg: Buffer, ...values: [number, number, number]): Buffer {
  const changed = Buffer.from(jpeg);
  const header = changed.indexOf(Buffer.from([0xff, 0xda])) + 2;
  changed.set(values, header + changed.readUInt16BE(header) - 3);
  return changed;
}

/** Adds a chunk after the first one of a PNG, or at another place. */
export function insertChunk(png: Buffer, type: string, data: Buffer, at = 33): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4);
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
}
