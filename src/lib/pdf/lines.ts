import type { FontName } from './fonts.ts';
import { splitByFont } from './glyphs.ts';
import type { Run } from './markdown.ts';

export interface Setting {
  size: number;
  leading: number;
  width: number;
  color: string;
}

/** A stretch of text in one font. */
interface Stretch {
  text: string;
  font: FontName;
  href: string | undefined;
}

export interface Piece extends Stretch {
  x: number;
  width: number;
}

export type Line = Piece[];

type Word = Stretch[];

/** Breaks text into lines of even length for headings, or full lines without a lone last word for the rest. */
export function breakLines(
  doc: PDFKit.PDFDocument,
  runs: readonly Run[],
  { size, width }: Setting,
  shape: 'even' | 'full' = 'full',
): Line[] {
  const words = splitWords(doc, runs);
  const lines = fillLines(doc, words, size, width);
  if (lines.length < 2) return lines;
  if (shape === 'full') {
    const narrower = fillLines(doc, words, size, width * 0.94);
    return isLone(lines.at(-1), width) && narrower.length === lines.length ? narrower : lines;
  }
  let even = lines;
  for (let share = 0.98; share > 0.4; share -= 0.02) {
    const narrower = fillLines(doc, words, size, width * share);
    if (narrower.length > lines.length) break;
    even = narrower;
  }
  return even;
}

/** Bricolage at a display size is set tight; a text face as it is. */
export function tracking(font: FontName, size: number): number {
  return font.startsWith('display') ? -0.022 * size : 0;
}

function measure(doc: PDFKit.PDFDocument, text: string, font: FontName, size: number): number {
  const characterSpacing = tracking(font, size);
  return doc.font(font).fontSize(size).widthOfString(text, { characterSpacing });
}

export const lineWidth = (line: Line): number =>
  Math.max(0, ...line.map(({ x, width }) => x + width));

const isLone = (line: Line = [], width: number): boolean => lineWidth(line) < width * 0.14;

/** A word is what stands between two spaces; its parts may differ in face: a link and its full stop. */
function splitWords(doc: PDFKit.PDFDocument, runs: readonly Run[]): Word[] {
  const words: Word[] = [[]];
  for (const { text, face, href } of runs) {
    for (const [index, part] of text.split(/[ \t\r\n]+/).entries()) {
      if (index > 0) words.push([]);
      for (const stretch of splitByFont(doc, part, face)) words.at(-1)?.push({ ...stretch, href });
    }
  }
  return words.filter((word) => word.length > 0);
}

function fillLines(
  doc: PDFKit.PDFDocument,
  words: readonly Word[],
  size: number,
  width: number,
): Line[] {
  const lines: Line[] = [];
  let runs: Stretch[] = [];
  for (const word of words) {
    const longer = appendWord(runs, word);
    if (runs.length > 0 && lineWidth(placeRuns(doc, longer, size)) > width) {
      lines.push(placeRuns(doc, runs, size));
      runs = word;
    } else {
      runs = longer;
    }
  }
  return [...lines, placeRuns(doc, runs, size)];
}

function appendWord(runs: Stretch[], word: Word): Stretch[] {
  const last = runs.at(-1);
  // The space before or after a link is no part of it.
  const neighbour = last?.href ? word[0] : last;
  return neighbour ? mergeStretches([...runs, { ...neighbour, text: ' ' }, ...word]) : word;
}

/** Neighbours of one font and one link become one piece, within which letters are kerned. */
function mergeStretches(runs: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.font === run.font && last.href === run.href) {
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    } else {
      merged.push(run);
    }
  }
  return merged;
}

function placeRuns(doc: PDFKit.PDFDocument, runs: readonly Stretch[], size: number): Line {
  let x = 0;
  return runs.map((run) => {
    const piece = { ...run, x, width: measure(doc, run.text, run.font, size) };
    x += piece.width;
    return piece;
  });
}
