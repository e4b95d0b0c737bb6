import type { TaggedDocument } from './document.ts';
import type { Flow } from './flow.ts';
import { splitByFont } from './glyphs.ts';
import { measure, tracking } from './lines.ts';
import { palette } from './palette.ts';
import { sheet, span } from './sheet.ts';

const largest = 172;
const arrow = '→';

/** The result's figure, as large as the page is wide. The display face has no arrow, so that is drawn. */
export function drawFigure(flow: Flow, figure: string): void {
  const { doc } = flow;
  const parts = figure
    .split(new RegExp(`\\s*(${arrow})\\s*`))
    .flatMap((text): Part[] => (text === arrow ? [arrow] : splitByFont(doc, text, 'display')));
  const size = Math.min(largest, (span / widthOf(doc, parts, 100)) * 100);
  const baseline = flow.y + size * 0.72;
  const element = doc.struct('P', { actual: figure });
  flow.root.add(element);
  element.add(doc.markStructureContent('P'));
  // The round of a figure starts a little inside of its box.
  let x = sheet.rail.x - size * 0.03;
  for (const part of parts) {
    if (part === arrow) drawArrow(doc, x, baseline, size);
    else drawText(doc, part, { x, baseline, size });
    x += widthOf(doc, [part], size);
  }
  doc.endMarkedContent();
  element.end();
  flow.y = baseline + size * 0.24;
}

type Part = typeof arrow | ReturnType<typeof splitByFont>[number];

const arrowWidth = 1;

function widthOf(doc: TaggedDocument, parts: readonly Part[], size: number): number {
  const widths = parts.map((part) =>
    part === arrow ? arrowWidth * size : measure(doc, part.text, part.font, size),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

function drawText(
  doc: TaggedDocument,
  { text, font }: Exclude<Part, typeof arrow>,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): void {
  doc.font(font).fontSize(size).fillColor(palette.ember, 1);
  doc.text(text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: tracking(font, size),
  });
}

function drawArrow(doc: TaggedDocument, x: number, baseline: number, size: number): void {
  const [left, right] = [x + size * 0.17, x + size * (arrowWidth - 0.26)];
  const [y, head] = [baseline - size * 0.3, size * 0.17];
  doc
    .lineWidth(size * 0.105)
    .lineCap('butt')
    .lineJoin('miter')
    .strokeColor(palette.ember, 1);
  doc
    .moveTo(left, y)
    .lineTo(right - size * 0.04, y)
    .stroke();
  doc
    .moveTo(right - head, y - head)
    .lineTo(right, y)
    .lineTo(right - head, y + head)
    .stroke();
}
