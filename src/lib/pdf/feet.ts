import type { TaggedDocument } from './document.ts';
import { drawArtifact } from './flow.ts';
import { breakLines, lineWidth, type Line } from './lines.ts';
import { palette } from './palette.ts';
import { sheet, span } from './sheet.ts';
import { drawPiece } from './tagged-text.ts';

const setting = { size: 9, leading: 12, width: span, color: palette.quiet };

/** The page number and the running title at the foot of every page but the poster. */
export function drawFeet(doc: TaggedDocument, title: string): void {
  const { count } = doc.bufferedPageRange();
  const setLine = (text: string): Line =>
    breakLines(doc, [{ text, face: 'text' }], setting)[0] ?? [];
  const running = setLine(title);
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    const number = setLine(`${page + 1} / ${count}`);
    const look = page === count - 1 ? { ...setting, color: palette.onGroundQuiet } : setting;
    const end = sheet.rail.x + span - lineWidth(number);
    drawArtifact(
      doc,
      () => {
        for (const piece of running) drawPiece(doc, piece, sheet.rail.x, sheet.foot, look);
        for (const piece of number) drawPiece(doc, piece, end, sheet.foot, look);
      },
      'Pagination',
    );
  }
}
