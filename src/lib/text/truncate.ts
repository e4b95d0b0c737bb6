const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * Cuts a text after `max` characters as a reader counts them: a family emoji or an accented letter is one. The caller
 * decides how a cut is shown.
 */
export const truncate = (text: string, max: number) =>
  text.slice(0, [...graphemes.segment(text)][max]?.index).trimEnd();

/** Cuts a text at the first "…" inside it. One at its start or end hides nothing. */
export const truncateAtEllipsis = (text: string, max: number) =>
  /^(.+?)\s*…./s.exec(text)?.[1] ?? truncate(text, max);
