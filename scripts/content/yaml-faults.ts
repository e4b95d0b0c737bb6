import { visit, type Document } from 'yaml';

interface Fault {
  /** How many characters are before it. */
  at: number;
  message: string;
}

/** Finds what YAML cannot read, and what it reads differently from what the writer meant. */
export function findYamlFaults(document: Document): Fault[] {
  const misread: Fault[] = [];
  // A quote that is not closed runs to the end of the file.
  let lastQuote = 0;
  visit(document, {
    Alias(_, { source, range }) {
      const message = `“*${source}” is a link in YAML. Put text that starts with * in quotes.`;
      misread.push({ at: range?.[0] ?? 0, message });
    },
    Scalar(_, { value, source = '', range, comment, type = '' }) {
      const at = range?.[0] ?? 0;
      if (type.startsWith('QUOTE')) lastQuote = at;
      if (value instanceof Date && !isDay(source)) {
        const message = `“${source}” is not a date. Write it as 2026-11-22.`;
        misread.push({ at, message });
      }
      if (comment && type === 'PLAIN') {
        const message = `YAML treats “#${comment}” as a comment and ignores it. Put the whole text in quotes, or the comment on its own line.`;
        misread.push({ at, message });
      }
    },
  });
  const unread = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    at: message.startsWith('Missing closing') ? lastQuote : pos[0],
    message: `This is not valid YAML: ${message.split(/\n| at line /)[0]}. Check indentation, quotes and repeated keys; text with a colon and a space needs quotes.`,
  }));
  return [...unread, ...misread];
}

/** Without this check, the 30th of February would be a day in March. */
function isDay(date: string): boolean {
  const day = date.slice(0, 10);
  return new Date(day).toJSON()?.startsWith(day);
}
