import Pdf from 'pdfkit';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = [number, number];

/** The box around a path, which gradients are measured by; curves are followed in steps, not by their handles. */
export function pathBox(d: string): Box {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  const to = (x: number, y: number) => points.push((pen = [x, y]));
  const recorder = {
    moveTo: to,
    lineTo: to,
    closePath: () => {},
    quadraticCurveTo: (x1: number, y1: number, x: number, y: number) => {
      points.push(...follow([pen, [x1, y1], [x, y]]));
      to(x, y);
    },
    bezierCurveTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => {
      points.push(...follow([pen, [x1, y1], [x2, y2], [x, y]]));
      to(x, y);
    },
  };
  // pdfkit reads a path and tells each stroke of it to the document; here the recorder listens in its place.
  Pdf.prototype.path.call(recorder as unknown as PDFKit.PDFDocument, d);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const steps = 24;

/** Points along a Bézier curve of any degree, by de Casteljau. */
function follow(handles: Point[]): Point[] {
  return Array.from({ length: steps - 1 }, (_, step) => {
    const t = (step + 1) / steps;
    let row = handles;
    while (row.length > 1) {
      row = row.slice(1).map(([x, y], i): Point => {
        const [px, py] = row[i] ?? [x, y];
        return [px + (x - px) * t, py + (y - py) * t];
      });
    }
    return row[0] ?? [0, 0];
  });
}
