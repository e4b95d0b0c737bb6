import { encodeQR, type ErrorCorrection } from 'qr';

interface QrCode {
  /** The dark modules, for the `d` of a path with a stroke of one unit. */
  path: string;
  /** Width and height in modules, quiet zone included, for the viewBox. */
  size: number;
}

/** A QR code as one path. About 7, 15, 25 or 30 per cent of it may be unreadable; the more, the larger it is. */
export function drawQrCode(text: string, ecc: ErrorCorrection): QrCode {
  // Readers rely on four modules of empty margin (ISO/IEC 18004, section 5.3.8).
  const rows = encodeQR(text, 'raw', { ecc, border: 4 });
  // Along the middle of each row. Each move is relative to the end of the line before.
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
