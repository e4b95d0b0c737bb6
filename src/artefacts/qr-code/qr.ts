import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import sharp from 'sharp';

/** How much of a code may be damaged: about 7, 15, 25 or 30 per cent. The more, the larger the code. */
type Correction = 'L' | 'M' | 'Q' | 'H';

interface QrCode {
  /** The dark modules, for the `d` of a path with a stroke of one unit. */
  path: string;
  /** Width and height in modules, quiet zone included, for the viewBox. */
  size: number;
}

/** A QR code as one path. */
export function drawQrCode(text: string, ecc: Correction): QrCode {
  const rows = encode(text, ecc);
  // A line along the middle of each row of modules. Each begins at a distance from where the one before ended.
  let path = 'M0 .5';
  let end = { x: 0, y: 0 };
  for (const [y, row] of rows.entries()) {
    for (const { index: x, 0: run } of row.map(Number).join('').matchAll(/1+/g)) {
      path += `m${x - end.x} ${y - end.y}h${run.length}`;
      end = { x: x + run.length, y };
    }
  }
  return { path, size: rows.length };
}

/**
 * A QR code as a picture inside a page, a `data:` address: black on white, one pixel a module. A picture and not a drawing,
 * because programs that darken pages, and printers that leave out backgrounds, change the colours of drawings only.
 */
export async function pictureQrCode(text: string, ecc: Correction): Promise<string> {
  const rows = encode(text, ecc);
  const pixels = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255));
  const raw = { width: rows.length, height: rows.length, channels: 1 } as const;
  const picture = await sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

/** Readers rely on four modules of empty margin (ISO/IEC 18004, section 5.3.8). */
const margin = 4;

/** The rows of a code, true where a module is dark. */
function encode(text: string, level: Correction): boolean[][] {
  // Without the name of the character set, readers guess it from the bytes: one reads "José" as Chinese.
  const isAscii = !/[^\0-\x7F]/.test(text);
  const bytes = isAscii ? new Byte(text) : new Byte(text, Charset.UTF_8);
  const code = new Encoder({ level }).encode(bytes);
  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < code.size && y < code.size && code.get(x, y) === 1;
  const offsets = Array.from({ length: code.size + 2 * margin }, (_, index) => index - margin);
  return offsets.map((y) => offsets.map((x) => isDark(x, y)));
}
