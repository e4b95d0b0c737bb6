const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * Cuts a text after `max` characters as a reader counts them: a family emoji or an accented letter is one. The caller shows
 * that there is more.
 */
export function truncate(text: string, max: number): string {
  const next = [...graphemes.segment(text)][max];
  const end = next?.index ?? text.length;
  return text.slice(0, end).trimEnd();
}

/** Cuts a text at the first "…" that has text on both sides, or else after `max` characters. */
export const truncateAtEllipsis = (text: string, max: number) =>
  /^(.+?)\s*…./s.exec(text)?.[1] ?? truncate(text, max);
