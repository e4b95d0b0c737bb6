import { addElement, drawArtifact, turnPage, type Flow } from './flow.ts';
import { breakLines } from './lines.ts';
import type { Run } from './markdown.ts';
import { palette } from './palette.ts';
import { drawGround, drawLandscape, lowestCrest, type Ridges } from './ridges.ts';
import { sheet } from './sheet.ts';
import { bookmark } from './story.ts';
import { drawLines } from './tagged-text.ts';

interface Closing {
  heading: string;
  /** One line each; a line with an address becomes a link. */
  contact: { text: string; href?: string }[];
  ridges: Ridges;
}

const line = { size: 10.5, leading: 16.5, width: sheet.column.width, color: palette.onGround };
const heading = { size: 24, leading: 26, width: sheet.rail.width, color: palette.onGround };

/** The last page ends as the first does, on the ground, with how to reach the firm. */
export function drawClosing(flow: Flow, { heading: title, contact, ridges }: Closing): void {
  const { doc } = flow;
  const linesHeight = contact.length * line.leading;
  const textTop = sheet.foot - 20 - linesHeight;
  const groundTop = textTop - 22 - lowestCrest(ridges);
  const crestTop = groundTop + lowestCrest(ridges) * 0.72;
  if (flow.y > crestTop - 24) turnPage(flow);
  const hasRoom = flow.y < groundTop + 40;
  drawArtifact(doc, () => (hasRoom ? drawLandscape : drawGround)(doc, ridges, groundTop));

  const head = addElement(flow, 'H2');
  const runs: Run[] = [{ text: title, face: 'display' }];
  const headLines = breakLines(doc, runs, heading);
  drawLines(
    doc,
    { element: head, tag: 'H2' },
    headLines,
    { x: sheet.rail.x, y: textTop - 6 },
    heading,
  );
  head.end();
  bookmark(doc.outline, title, textTop);

  for (const [index, { text, href }] of contact.entries()) {
    const element = addElement(flow, 'P');
    const run: Run = { text, face: index === 0 ? 'bold' : 'text', ...(href ? { href } : {}) };
    const place = { x: sheet.column.x, y: textTop + index * line.leading };
    drawLines(doc, { element, tag: 'P' }, breakLines(doc, [run], line), place, line);
    element.end();
  }
}
