import { readPaint } from './paint.ts';
import { parseSvg, type SvgNode } from './parse-svg.ts';
import { readShape } from './shape.ts';
import { readTransform } from './transform.ts';

type Style = Record<string, string>;

const inherited = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
];

/** What would change the drawing and is not read here. */
const unread = ['style', 'class', 'clip-path', 'mask', 'filter'];

const unpainted = new Set(['defs', 'linearGradient', 'title', 'desc']);

/**
 * Draws a cover as vectors at the place and width given: paths, circles, rectangles, groups and linear gradients.
 * Anything else in it is an error, rather than a picture with a hole.
 */
export function drawSvg(
  doc: PDFKit.PDFDocument,
  source: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const svg = parseSvg(source);
  const [left = 0, top = 0, span = 1] = (svg.attributes['viewBox'] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const gradients = new Map(listGradients(svg).map((node) => [node.attributes['id'] ?? '', node]));
  doc.save();
  doc.transform(width / span, 0, 0, width / span, x, y);
  doc.translate(-left, -top);
  drawChildren(doc, svg, { fill: '#000000', stroke: 'none' }, gradients);
  doc.restore();
}

function listGradients(node: SvgNode): SvgNode[] {
  const found = node.children.flatMap(listGradients);
  return node.name === 'linearGradient' ? [node, ...found] : found;
}

function drawChildren(
  doc: PDFKit.PDFDocument,
  { attributes, children }: SvgNode,
  style: Style,
  gradients: ReadonlyMap<string, SvgNode>,
): void {
  const own = inheritStyle(style, attributes);
  for (const child of children) {
    if (unpainted.has(child.name)) continue;
    doc.save();
    for (const matrix of readTransform(child.attributes['transform'])) doc.transform(...matrix);
    if (child.name === 'g') drawChildren(doc, child, own, gradients);
    else drawShape(doc, child, inheritStyle(own, child.attributes), gradients);
    doc.restore();
  }
}

/** Opacity is passed down by multiplying: our groups hold no shapes that overlap while see-through. */
function inheritStyle(style: Style, attributes: Style): Style {
  const [foreign] = unread.filter((name) => name in attributes);
  if (foreign) throw new Error(`The PDF cannot draw the attribute “${foreign}” of a cover.`);
  const own = inherited.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const opacity = String(number(style, 'opacity', 1) * number(attributes, 'opacity', 1));
  return { ...style, ...Object.fromEntries(own), opacity };
}

function drawShape(
  doc: PDFKit.PDFDocument,
  node: SvgNode,
  style: Style,
  gradients: ReadonlyMap<string, SvgNode>,
): void {
  const { trace, box } = readShape(node);
  const fill = readPaint(doc, style['fill'] ?? 'none', gradients, box);
  const stroke = readPaint(doc, style['stroke'] ?? 'none', gradients, box);
  const opacity = number(style, 'opacity', 1);
  if (fill) {
    doc.fillColor(fill, opacity * number(style, 'fill-opacity', 1));
    trace(doc);
    doc.fill(style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
  }
  if (stroke) {
    setPen(doc, style);
    doc.strokeColor(stroke, opacity * number(style, 'stroke-opacity', 1));
    trace(doc);
    doc.stroke();
  }
}

function setPen(doc: PDFKit.PDFDocument, style: Style): void {
  const cap = style['stroke-linecap'];
  const join = style['stroke-linejoin'];
  doc.lineWidth(number(style, 'stroke-width', 1));
  if (cap === 'butt' || cap === 'round' || cap === 'square') doc.lineCap(cap);
  if (join === 'miter' || join === 'round' || join === 'bevel') doc.lineJoin(join);
}

function number(values: Style, key: string, otherwise: number): number {
  return Number(values[key] ?? otherwise);
}
