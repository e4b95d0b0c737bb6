import { encode } from 'uqr';

interface QrCode {
  /** The dark modules, one unit each, for the `d` of a filled path. */
  path: string;
  /** Width and height in modules, quiet zone included, for the viewBox. */
  size: number;
}

/** How much of a code may be lost: about 7, 15, 25 or 30 per cent. */
type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';

// Readers rely on four modules of empty margin (ISO/IEC 18004, section 5.3.8).
const quietZone = 4;

/** The best of the eight masks is found by trying all, nine tenths of the work; each code is drawn for a page and a file. */
const masks = new Map<string, number>();

/** A QR code as one path; it gets better correction than asked for where that makes it no larger. */
export function drawQrCode(text: string, ecc: ErrorCorrection = 'M'): QrCode {
  const known = masks.get(ecc + text);
  const { data, size, maskPattern } = encode(text, {
    ecc,
    boostEcc: true,
    border: quietZone,
    ...(known !== undefined && { maskPattern: known }),
  });
  masks.set(ecc + text, maskPattern);
  let path = '';
  // After `z` the pen is back at the corner of the last rectangle, where the next one is counted from.
  let corner = { x: 0, y: 0 };
  for (const [y, row] of data.entries()) {
    for (const { x, width } of darkRuns(row)) {
      path += `m${x - corner.x} ${y - corner.y}h${width}v1h-${width}z`;
      corner = { x, y };
    }
  }
  return { path, size };
}

function darkRuns(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const run = runs.at(-1);
    if (run && run.x + run.width === x) run.width += 1;
    else runs.push({ x, width: 1 });
  }
  return runs;
}
