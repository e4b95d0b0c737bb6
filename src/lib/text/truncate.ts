const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * Cuts a text after `max` characters as a reader counts them: a family emoji or an accented letter is one. With
 * `atEllipsis` it is cut at the first "…" inside the text instead. An ellipsis at the end of the text does not cut it.
 * The caller decides how a cut is shown.
 */
export function truncate(text: string, max: number, { atEllipsis = false } = {}): string {
  const end = (atEllipsis ? ellipsisEnd(text) : undefined) ?? characterEnd(text, max);
  return end < text.length ? text.slice(0, end).trimEnd() : text;
}

function ellipsisEnd(text: string): number | undefined {
  const place = text.trimEnd().indexOf('…');
  return place > 0 && place < text.trimEnd().length - 1 ? place : undefined;
}

/** Where the first character beyond the limit begins. */
const characterEnd = (text: string, max: number) =>
  [...graphemes.segment(text)][max]?.index ?? text.length;
