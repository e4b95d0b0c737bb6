import { encodeQR, type ErrorCorrection } from 'qr';

interface QrCode {
  /** The dark modules, for the `d` of a path with a stroke of one unit. */
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
  // Along the middle of each row. Each move is relative to the end of the line before.
  let path = 'M0 .5';
  let end = { x: 0, y: 0 };
  for (const [y, row] of rows.entries()) {
    for (const { x, width } of darkRuns(row)) {
      path += `m${x - end.x} ${y - end.y}h${width}`;
      end = { x: x + width, y };
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
