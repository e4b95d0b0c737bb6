import type { TaggedDocument } from './document.ts';
import type { Flow } from './flow.ts';
import { splitByFont } from './glyphs.ts';
import { measure, tracking } from './lines.ts';
import { palette } from './palette.ts';
import { sheet, span } from './sheet.ts';

const largest = 172;

/** The result's figure, as large as the page is wide. */
export function drawFigure(flow: Flow, figure: string): void {
  const { doc } = flow;
  const parts = splitByFont(doc, figure, 'display');
  const size = Math.min(largest, (span / widthOf(doc, parts, 100)) * 100);
  const baseline = flow.y + size * 0.72;
  const element = doc.struct('P');
  flow.root.add(element);
  element.add(doc.markStructureContent('P'));
  // The round of a figure starts a little inside of its box.
  let x = sheet.rail.x - size * 0.03;
  for (const part of parts) {
    drawText(doc, part, { x, baseline, size });
    x += widthOf(doc, [part], size);
  }
  doc.endMarkedContent();
  element.end();
  flow.y = baseline + size * 0.24;
}

type Part = ReturnType<typeof splitByFont>[number];

const widthOf = (doc: TaggedDocument, parts: readonly Part[], size: number): number =>
  parts.reduce((sum, { text, font }) => sum + measure(doc, text, font, size), 0);

function drawText(
  doc: TaggedDocument,
  { text, font }: Part,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): void {
  doc.font(font).fontSize(size).fillColor(palette.ember, 1);
  doc.text(text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: tracking(font, size),
  });
}
