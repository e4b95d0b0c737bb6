import { addElement, bodySetting, keepTogether, setText, type Flow } from './flow.ts';
import { breakLines } from './lines.ts';
import type { Block, Run } from './markdown.ts';
import { palette } from './palette.ts';
import { sheet } from './sheet.ts';
import { drawLines } from './tagged-text.ts';

type Outline = Flow['doc']['outline'];

export function drawStory(flow: Flow, blocks: readonly Block[], outline: Outline): void {
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      const element = addElement(flow, 'P');
      setText(flow, element, 'P', block.runs, bodySetting(flow));
      flow.y += flow.size * 0.72;
      element.end();
    } else if (block.kind === 'list') {
      drawList(flow, block);
    } else if (block.level === 2) {
      drawHeading(flow, block.runs, outline);
    } else {
      drawSubheading(flow, block.runs);
    }
  }
}

/** A heading hangs in the rail, level with the first line of its text. */
function drawHeading(flow: Flow, runs: readonly Run[], outline: Outline): void {
  const { doc } = flow;
  const size = flow.size * 1.55;
  const setting = { size, leading: size * 1.06, width: sheet.rail.width, color: palette.ink };
  const lines = breakLines(
    doc,
    runs.map((run) => ({ ...run, face: 'display' })),
    setting,
  );
  const height = lines.length * setting.leading;
  if (flow.y > sheet.top) flow.y = Math.max(flow.y + flow.size * 1.6, flow.railEnd + flow.size * 2);
  keepTogether(flow, Math.max(height, bodySetting(flow).leading * 4));
  const element = addElement(flow, 'H2');
  // Raised so that the first baselines of heading and text agree.
  const place = { x: sheet.rail.x, y: flow.y - size * 0.04 };
  drawLines(doc, { element, tag: 'H2' }, lines, place, setting);
  element.end();
  flow.railEnd = flow.y + height;
  bookmark(outline, plainText(runs), flow.y);
}

function drawSubheading(flow: Flow, runs: readonly Run[]): void {
  const setting = bodySetting(flow);
  keepTogether(flow, setting.leading * 4);
  flow.y += flow.size * 0.6;
  const element = addElement(flow, 'H3');
  setText(
    flow,
    element,
    'H3',
    runs.map((run) => ({ ...run, face: 'bold' })),
    setting,
  );
  flow.y += flow.size * 0.2;
  element.end();
}

function drawList(flow: Flow, { items, ordered, start }: Extract<Block, { kind: 'list' }>): void {
  const setting = bodySetting(flow);
  const list = addElement(flow, 'L');
  for (const [index, runs] of items.entries()) {
    keepTogether(flow, setting.leading * 2);
    const item = addElement(flow, 'LI', list);
    const label = addElement(flow, 'Lbl', item);
    const mark: Run = { text: ordered ? `${start + index}.` : '•', face: 'bold' };
    const look = { ...setting, color: palette.ember };
    const place = { x: sheet.column.x, y: flow.y };
    drawLines(
      flow.doc,
      { element: label, tag: 'Lbl' },
      breakLines(flow.doc, [mark], look),
      place,
      look,
    );
    const body = addElement(flow, 'LBody', item);
    setText(flow, body, 'LBody', runs, setting, flow.size * 1.5);
    flow.y += flow.size * 0.36;
    item.end();
  }
  flow.y += flow.size * 0.36;
  list.end();
}

export function bookmark(outline: Outline, title: string, y: number): Outline {
  // pdfkit counts `left` from the right edge of the page.
  const place = { fit: false, top: Math.max(0, y - 24), left: sheet.width, expanded: true };
  return outline.addItem(title, place);
}

const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
