import { drawFigure } from './figure.ts';
import { addElement, drawArtifact, setText, turnPage, type Flow } from './flow.ts';
import { breakLines } from './lines.ts';
import { palette } from './palette.ts';
import { sheet, span } from './sheet.ts';
import { drawLines } from './tagged-text.ts';

interface Summary {
  result: { figure: string; text: string };
  /** What stands in the rail, and what beside it. */
  facts: { label: string; text: string }[];
}

/** The second page: the result, very large, and the case in brief. */
export function drawSummary(flow: Flow, { result, facts }: Summary): void {
  turnPage(flow);
  drawFigure(flow, result.figure);

  const lead = { size: 22, leading: 29, width: span * 0.92, color: palette.ink };
  const lines = breakLines(flow.doc, [{ text: result.text, face: 'text' }], lead, 'even');
  const element = addElement(flow, 'P');
  drawLines(flow.doc, { element, tag: 'P' }, lines, { x: sheet.rail.x, y: flow.y }, lead);
  element.end();
  flow.y += lines.length * lead.leading + 44;

  // The facts stand at the foot of the page, so that the figure has the air around it.
  const height = facts.reduce((sum, fact) => sum + factHeight(flow, fact.text), 0);
  flow.y = Math.max(flow.y, sheet.bottom - height);
  for (const fact of facts) drawFact(flow, fact);
}

const factText = { size: 13, leading: 19.5, width: sheet.column.width, color: palette.ink };
const factSpace = { above: 14, below: 18 };

function factHeight({ doc }: Flow, text: string): number {
  const lines = breakLines(doc, [{ text, face: 'text' }], factText);
  return lines.length * factText.leading + factSpace.above + factSpace.below;
}

function drawFact(flow: Flow, { label, text }: Summary['facts'][number]): void {
  const { doc, y } = flow;
  drawArtifact(doc, () => {
    const end = sheet.rail.x + span;
    doc.lineWidth(0.75).strokeColor(palette.line);
    doc.moveTo(sheet.rail.x, y).lineTo(end, y).stroke();
  });
  flow.y += factSpace.above;
  const name = addElement(flow, 'P');
  const look = { ...factText, size: 11.5, color: palette.accent, width: sheet.rail.width };
  const lines = breakLines(doc, [{ text: label, face: 'bold' }], look);
  drawLines(doc, { element: name, tag: 'P' }, lines, { x: sheet.rail.x, y: flow.y }, look);
  name.end();
  const element = addElement(flow, 'P');
  setText(flow, element, 'P', [{ text, face: 'text' }], factText);
  element.end();
  flow.y += factSpace.below;
}
