import type { Element, TaggedDocument } from './document.ts';
import { tracking, type Line, type Piece, type Setting } from './lines.ts';

type Look = Pick<Setting, 'size' | 'leading' | 'color'>;

/** Draws lines as the content of one element of the structure, each link in it as an element of its own. */
export function drawLines(
  doc: TaggedDocument,
  { element, tag }: { element: Element; tag: string },
  lines: readonly Line[],
  place: { x: number; y: number },
  setting: Look,
): void {
  let isOpen = false;
  const close = () => {
    if (isOpen) doc.endMarkedContent();
    isOpen = false;
  };
  for (const [index, line] of lines.entries()) {
    const y = place.y + index * setting.leading;
    for (const piece of spaceOut(line)) {
      if (piece.href) {
        close();
        drawLink(doc, element, piece, place.x, y, setting);
        continue;
      }
      if (!isOpen) element.add(doc.markStructureContent(tag));
      isOpen = true;
      drawPiece(doc, piece, place.x, y, setting);
    }
  }
  close();
}

/** The space keeps the words of two lines apart when the text is read aloud or copied. */
function spaceOut(line: Line): Line {
  return line.map((piece, index) =>
    index === line.length - 1 ? { ...piece, text: `${piece.text} ` } : piece,
  );
}

export function drawPiece(
  doc: TaggedDocument,
  piece: Piece,
  x: number,
  y: number,
  look: Look,
): void {
  const { size, leading, color } = look;
  doc.font(piece.font).fontSize(size).fillColor(color, 1);
  doc.text(piece.text, x + piece.x, y + baseline(size, leading), {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: tracking(piece.font, size),
  });
}

function drawLink(
  doc: TaggedDocument,
  parent: Element,
  piece: Piece,
  x: number,
  y: number,
  look: Look,
): void {
  const link = doc.struct('Link');
  parent.add(link);
  link.add(doc.markStructureContent('Link'));
  drawPiece(doc, piece, x, y, look);
  const foot = y + baseline(look.size, look.leading) + look.size * 0.18;
  doc.lineWidth(0.6).strokeColor(look.color, 1);
  doc
    .moveTo(x + piece.x, foot)
    .lineTo(x + piece.x + piece.width, foot)
    .stroke();
  doc.endMarkedContent();
  // pdfkit writes a plain string as a name and a String object as text.
  const contents: string = Object(piece.text.trim());
  const annotation = { structParent: link, Contents: contents };
  doc.link(x + piece.x, y, piece.width, look.leading, piece.href ?? '', annotation);
  link.end();
}

/** Where letters stand in a line whose leading is shared out above and below them. */
function baseline(size: number, leading: number): number {
  return (leading - size) / 2 + size * 0.8;
}
