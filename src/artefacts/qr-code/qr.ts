import { encodeQR, type ErrorCorrection } from 'qr';

interface QrCode {
  /** The dark modules, one unit each, for the `d` of a filled path. */
  path: string;
  /** Width and height in modules, quiet zone included, for the viewBox. */
  size: number;
}

/** How much of a code may be unreadable: about 7, 15, 25 or 30 per cent. */
const corrections: readonly ErrorCorrection[] = ['low', 'medium', 'quartile', 'high'];

// Readers rely on four modules of empty margin (ISO/IEC 18004, section 5.3.8).
const quietZone = 4;

/** A QR code as one path, with the best error correction that does not make it larger. */
export function drawQrCode(text: string, least: ErrorCorrection = 'medium'): QrCode {
  const rows = encodeBest(text, least);
  let path = '';
  // After `z` the pen is back at the corner of the last rectangle. The next move is relative to it.
  let corner = { x: 0, y: 0 };
  for (const [y, row] of rows.entries()) {
    for (const { x, width } of darkRuns(row)) {
      path += `m${x - corner.x} ${y - corner.y}h${width}v1h-${width}z`;
      corner = { x, y };
    }
  }
  return { path, size: rows.length };
}

function encodeBest(text: string, least: ErrorCorrection): boolean[][] {
  const encode = (ecc: ErrorCorrection) => encodeQR(text, 'raw', { ecc, border: quietZone });
  let best = encode(least);
  for (const ecc of corrections.slice(corrections.indexOf(least) + 1)) {
    const code = encode(ecc);
    if (code.length > best.length) break;
    best = code;
  }
  return best;
}

function darkRuns(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  let end = 0;
  for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, end)) {
    // The quiet zone ends the last run.
    end = row.indexOf(false, x);
    runs.push({ x, width: end - x });
  }
  return runs;
}
