const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

interface Cut {
  /** Without an ellipsis: the caller decides how a cut is shown. */
  text: string;
  isCut: boolean;
}

/**
 * Cuts a text after `max` characters as a reader counts them: a family emoji or an accented letter is one. With
 * `atEllipsis` it is cut at the first "…" inside the text instead. An ellipsis at the end of the text does not cut it.
 */
export function truncate(text: string, max: number, { atEllipsis = false } = {}): Cut {
  const end = (atEllipsis ? ellipsisEnd(text) : undefined) ?? characterEnd(text, max);
  const isCut = end < text.length;
  return { text: isCut ? text.slice(0, end).trimEnd() : text, isCut };
}

function ellipsisEnd(text: string): number | undefined {
  const place = text.trimEnd().indexOf('…');
  return place > 0 && place < text.trimEnd().length - 1 ? place : undefined;
}

function characterEnd(text: string, max: number): number {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === max) return index;
    count += 1;
  }
  return text.length;
}
