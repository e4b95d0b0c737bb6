import type { Element, TaggedDocument } from './document.ts';
import { palette } from './palette.ts';
import { breakLines, type Line, type Setting } from './lines.ts';
import type { Run } from './markdown.ts';
import { bleed, sheet } from './sheet.ts';
import { drawLines } from './tagged-text.ts';

/** A place in the document where the next thing goes, page after page. */
export interface Flow {
  doc: TaggedDocument;
  root: Element;
  /** The size of the running text; all other measures of the story follow it. */
  size: number;
  y: number;
  /** How far down the heading in the rail reaches. */
  railEnd: number;
}

export const bodySetting = ({ size }: Pick<Flow, 'size'>): Setting => ({
  size,
  leading: size * 1.5,
  width: sheet.column.width,
  color: palette.ink,
});

export function turnPage(flow: Flow): void {
  const { doc } = flow;
  doc.addPage();
  drawArtifact(doc, () =>
    doc.rect(-bleed, -bleed, sheet.width + 2 * bleed, sheet.height + 2 * bleed).fill(palette.paper),
  );
  flow.y = sheet.top;
  flow.railEnd = sheet.top;
}

/** Ornament: drawn, and passed over by what reads the page aloud. */
export function drawArtifact(doc: TaggedDocument, draw: () => void, type?: 'Pagination'): void {
  doc.markContent('Artifact', { type: type ?? 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Turns the page unless something of this height still fits. */
export function keepTogether(flow: Flow, height: number): void {
  if (flow.y + height > sheet.bottom) turnPage(flow);
}

/** Sets text in the column, over as many pages as it needs, never leaving one line of it alone. */
export function setText(
  flow: Flow,
  element: Element,
  tag: string,
  runs: readonly Run[],
  setting: Setting,
  indent = 0,
): void {
  const width = setting.width - indent;
  let rest = breakLines(flow.doc, runs, { ...setting, width });
  while (rest.length > 0) {
    const count = countFitting(flow, rest, setting.leading);
    const place = { x: sheet.column.x + indent, y: flow.y };
    drawLines(flow.doc, { element, tag }, rest.slice(0, count), place, setting);
    flow.y += count * setting.leading;
    rest = rest.slice(count);
    if (rest.length > 0) turnPage(flow);
  }
}

function countFitting({ y }: Flow, { length }: readonly Line[], leading: number): number {
  const room = Math.floor((sheet.bottom - y) / leading);
  if (length <= room) return length;
  const count = Math.min(room, length - 2);
  return count < 2 ? 0 : count;
}

export function addElement(
  flow: Pick<Flow, 'doc' | 'root'>,
  type: string,
  parent = flow.root,
): Element {
  const element = flow.doc.struct(type);
  parent.add(element);
  return element;
}
