import type { Box } from './bounds.ts';
import type { SvgNode } from './parse-svg.ts';

type Paint = string | ReturnType<PDFKit.PDFDocument['linearGradient']>;

/** A colour or a gradient for pdfkit; none where the drawing says none. */
export function readPaint(
  doc: PDFKit.PDFDocument,
  value: string,
  gradients: ReadonlyMap<string, SvgNode>,
  box: () => Box,
): Paint | undefined {
  if (value === 'none') return undefined;
  const id = /^url\(["']?#([^"')]+)["']?\)$/.exec(value)?.[1];
  if (!id) return readColor(value);
  const gradient = gradients.get(id);
  if (!gradient) throw new Error(`A cover has no gradient “${id}”.`);
  return makeGradient(doc, gradient, box);
}

function makeGradient(
  doc: PDFKit.PDFDocument,
  { attributes, children }: SvgNode,
  box: () => Box,
): Paint {
  if (attributes['gradientTransform']) {
    throw new Error('The PDF cannot draw a gradientTransform of a cover.');
  }
  const unit = { x: 0, y: 0, width: 1, height: 1 };
  const { x, y, width, height } = attributes['gradientUnits'] === 'userSpaceOnUse' ? unit : box();
  const across = (name: string, otherwise: string) =>
    x + ratio(attributes[name] ?? otherwise) * width;
  const down = (name: string) => y + ratio(attributes[name] ?? '0') * height;
  const gradient = doc.linearGradient(across('x1', '0'), down('y1'), across('x2', '1'), down('y2'));
  const stops = children.map(readStop);
  const [first] = stops;
  // pdfkit stretches the first stop to the start of the gradient.
  if (first && first.offset > 0) stops.unshift({ ...first, offset: 0 });
  for (const { offset, color, opacity } of stops) gradient.stop(offset, color, opacity);
  return gradient;
}

function readStop({ attributes }: SvgNode): { offset: number; color: string; opacity: number } {
  return {
    offset: ratio(attributes['offset'] ?? '0'),
    color: readColor(attributes['stop-color'] ?? '#000000'),
    opacity: ratio(attributes['stop-opacity'] ?? '1'),
  };
}

/** pdfkit draws nothing for a colour that it does not know, so an unknown one is told here. */
function readColor(value: string): string {
  if (/^#([\da-f]{3}|[\da-f]{6})$/i.test(value)) return value;
  throw new Error(`The PDF cannot draw the colour “${value}” of a cover. Write it as #rrggbb.`);
}

function ratio(value: string): number {
  return value.endsWith('%') ? Number.parseFloat(value) / 100 : Number(value);
}
