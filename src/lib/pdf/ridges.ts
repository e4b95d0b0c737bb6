import type { TaggedDocument } from './document.ts';
import { palette } from './palette.ts';
import { bleed, sheet } from './sheet.ts';
import { pathBox } from './svg/bounds.ts';

/** The site's three ridgelines: paths of crests in a box of one width and height. */
export interface Ridges {
  width: number;
  height: number;
  far: string;
  mid: string;
  near: string;
}

/** The near ridge alone, from edge to edge, its box standing at `y`; below it all is ground. */
export function drawGround(doc: TaggedDocument, ridges: Ridges, y: number): void {
  inBox(doc, ridges, y, () => {
    doc.path(`${ridges.near}V${ridges.height * 4}H0z`).fill(palette.ground);
    drawCrest(doc, ridges, ridges.near);
  });
}

/** The whole landscape: sun, far, middle and near ridge. */
export function drawLandscape(doc: TaggedDocument, ridges: Ridges, y: number): void {
  inBox(doc, ridges, y, () => {
    doc.circle(ridges.width * 0.695, ridges.height * 0.2, ridges.height * 0.13).fill(palette.sun);
    for (const [crest, { top, foot }] of [
      [ridges.far, palette.far],
      [ridges.mid, palette.mid],
    ] as const) {
      const haze = doc.linearGradient(0, ridges.height * 0.2, 0, ridges.height * 0.9);
      haze.stop(0, top).stop(1, foot);
      doc.path(`${crest}V${ridges.height}H0z`).fill(haze);
      drawCrest(doc, ridges, crest);
    }
  });
  drawGround(doc, ridges, y);
}

/** How far below the top of its box the near crest comes down, on the page. */
export function lowestCrest(ridges: Ridges): number {
  const { y, height } = pathBox(ridges.near);
  return (y + height) * ridgeScale(ridges);
}

const ridgeScale = ({ width }: Ridges): number => (sheet.width + 2 * bleed) / width;

function inBox(doc: TaggedDocument, ridges: Ridges, y: number, draw: () => void): void {
  const scale = ridgeScale(ridges);
  doc.save();
  doc.transform(scale, 0, 0, scale, -bleed, y);
  draw();
  doc.restore();
}

/** The thin line of light along a crest, bright near the sun. */
function drawCrest(doc: TaggedDocument, { width }: Ridges, crest: string): void {
  const light = doc.linearGradient(0, 0, width, 0);
  light.stop(0, palette.crest, 0.1).stop(0.68, palette.crest, 1).stop(1, palette.crest, 0.25);
  doc.lineWidth(3).lineJoin('round').strokeColor(light);
  doc.path(crest).stroke();
}
