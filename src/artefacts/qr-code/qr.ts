import { encodeQR, type ErrorCorrection } from 'qr';

interface QrCode {
  /** The dark modules, one unit each, for the `d` of a filled path. */
  path: string;
  /** Width and height in modules, quiet zone included, for the viewBox. */
  size: number;
}

/** How much of a code may be lost: about 7, 15, 25 or 30 per cent. */
const corrections: readonly ErrorCorrection[] = ['low', 'medium', 'quartile', 'high'];

// Readers rely on four modules of empty margin (ISO/IEC 18004, section 5.3.8).
const quietZone = 4;

/** A QR code as one path; it gets better correction than asked for where that makes it no larger. */
export function drawQrCode(text: string, least: ErrorCorrection = 'medium'): QrCode {
  const rows = encodeBest(text, least);
  let path = '';
  // After `z` the pen is back at the corner of the last rectangle, where the next one is counted from.
  let corner = { x: 0, y: 0 };
  for (const [y, row] of rows.entries()) {
    for (const { x, width } of darkRuns(row)) {
      path += `m${x - corner.x} ${y - corner.y}h${width}v1h-${width}z`;
      corner = { x, y };
    }
  }
  return { path, size: rows.length };
}

interface Fit {
  ecc: ErrorCorrection;
  version: number;
}

const fits = new Map<string, Fit>();

function encodeBest(text: string, least: ErrorCorrection): boolean[][] {
  // Capitals and digits alone take less room; of all other texts only the number of octets matters.
  const room = /[^0-9A-Z $%*+\-./:]/.test(text) ? Buffer.byteLength(text) : text;
  const key = `${least} ${room}`;
  const fit = fits.get(key) ?? findFit(text, least);
  fits.set(key, fit);
  return encodeQR(text, 'raw', { ...fit, border: quietZone });
}

function findFit(text: string, least: ErrorCorrection): Fit {
  // With a mask given, the size is known without weighing all eight.
  const { length } = encodeQR(text, 'raw', { ecc: least, mask: 0, border: quietZone });
  const version = (length - 2 * quietZone - 17) / 4;
  const better = corrections.slice(corrections.indexOf(least) + 1).toReversed();
  const ecc = better.find((each) => {
    try {
      return encodeQR(text, 'raw', { ecc: each, version, mask: 0 });
    } catch {
      // Too much for a code of this size.
      return false;
    }
  });
  return { ecc: ecc ?? least, version };
}

function darkRuns(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  let end = 0;
  for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, end)) {
    // The quiet zone ends the last.
    end = row.indexOf(false, x);
    runs.push({ x, width: end - x });
  }
  return runs;
}
