import { extended, type Face, type FontName } from './fonts.ts';

interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

/** Text cut into stretches that one font file can set. A character that none has is an error, not an empty box. */
export function splitByFont(
  doc: PDFKit.PDFDocument,
  text: string,
  face: Face,
): { text: string; font: FontName }[] {
  const stretches: { text: string; font: FontName }[] = [];
  for (const character of text.normalize('NFC')) {
    const font = [face, extended(face)].find((name) => hasGlyph(doc, name, character));
    if (!font) throw new Error(`The PDF’s fonts have no “${character}” for “${text}”.`);
    const last = stretches.at(-1);
    if (last?.font === font) last.text += character;
    else stretches.push({ text: character, font });
  }
  return stretches;
}

function hasGlyph(doc: PDFKit.PDFDocument, name: FontName, character: string): boolean {
  // The types leave out the open font, which alone knows its glyphs.
  const { _font: open } = doc.font(name) as unknown as OpenFont;
  return open.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
