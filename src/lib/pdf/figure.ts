import { addElement, type Flow } from './flow.ts';
import { breakLines, lineWidth } from './lines.ts';
import { palette } from './palette.ts';
import { sheet, span } from './sheet.ts';
import { drawLines } from './tagged-text.ts';

const largest = 172;

/** The result's figure, in one line as large as the page is wide. */
export function drawFigure(flow: Flow, figure: string): void {
  const { doc } = flow;
  const setLine = (size: number) => {
    const look = { size, leading: size * 0.84, width: Infinity, color: palette.ember };
    return { look, lines: breakLines(doc, [{ text: figure, face: 'display' }], look) };
  };
  const widest = Math.max(...setLine(100).lines.map(lineWidth));
  const size = Math.min(largest, (span / widest) * 100);
  const { look, lines } = setLine(size);
  const element = addElement(flow, 'P');
  // The round of a figure starts a little inside of its box.
  const place = { x: sheet.rail.x - size * 0.03, y: flow.y };
  drawLines(doc, { element, tag: 'P' }, lines, place, look);
  element.end();
  flow.y += size * 0.96;
}
