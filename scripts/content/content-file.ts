import { basename, extname } from 'node:path';
import { LineCounter, parseDocument, visit, type Document } from 'yaml';

export interface ContentFile {
  path: string;
  id: string;
  text: string;
  /** The YAML of the file, or of its front matter. */
  data: unknown;
  errors: { line: number; message: string }[];
  /** The value at a path, such as contact, email. Undefined if there is none, or if the file has errors. */
  valueAt: (path: PropertyKey[]) => unknown;
  /** The line of a value, or of the nearest parent that exists. */
  lineOf: (path: PropertyKey[]) => number;
}

/** The YAML of a Markdown file, between two lines of three hyphens. */
export const frontMatter = /^\uFEFF?---\r?\n(.*?\n)---(?:\r?\n|$)/s;

/** Reads a YAML file, or a Markdown file with YAML between two lines of three hyphens. */
export function readContentFile(path: string, text: string): ContentFile {
  const isMarkdown = extname(path) === '.md';
  const yaml = isMarkdown ? frontMatter.exec(text)?.[1] : text;
  const lines = new LineCounter();
  const document = parseDocument(yaml ?? '', { lineCounter: lines, customTags: ['timestamp'] });
  // In Markdown the first line is the one with three hyphens.
  const offset = isMarkdown ? 1 : 0;
  const errors = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line:
      lines.linePos(message.startsWith('Missing closing') ? lastQuote(document) : pos[0]).line +
      offset,
    message: `This is not valid YAML: ${message.split(/\n| at line /)[0]}. Check indentation, quotes and repeated keys; text with a colon and a space needs quotes.`,
  }));
  for (const { at, message } of findMisread(document)) {
    errors.push({ line: lines.linePos(at).line + offset, message });
  }
  const [before, after] = text.split('\uFFFD', 2);
  if (before !== undefined && after !== undefined) {
    errors.push({
      line: before.split('\n').length,
      message: 'A character here cannot be read. Save this file as UTF-8.',
    });
  }
  if (yaml === undefined) {
    errors.push({
      line: 1,
      message: 'The facts are missing: start with a block between two lines of ---.',
    });
  }
  return {
    path,
    id: basename(path, extname(path)),
    text,
    data: errors.length > 0 ? undefined : document.toJS(),
    errors,
    valueAt: (at) => (errors.length > 0 ? undefined : document.getIn(at)),
    lineOf: (at) => lines.linePos(startOf(document, at)).line + offset,
  };
}

/** Where the last quoted text begins. A quote that is not closed runs to the end of the file. */
function lastQuote(document: Document): number {
  let at = 0;
  visit(document, {
    Scalar(_, { type = '', range }) {
      if (type.startsWith('QUOTE')) at = range?.[0] ?? at;
    },
  });
  return at;
}

/** Finds values that YAML reads differently from what the writer meant. */
function findMisread(document: Document): { at: number; message: string }[] {
  const found: { at: number; message: string }[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      const message = `“*${source}” is a link in YAML. Put text that starts with * in quotes.`;
      found.push({ at: range?.[0] ?? 0, message });
    },
    Scalar(_, { value, source = '', range, comment, type }) {
      const at = range?.[0] ?? 0;
      if (value instanceof Date && !isDay(source)) {
        found.push({ at, message: `“${source}” is not a date. Write it as 2026-11-22.` });
      }
      if (comment && type === 'PLAIN') {
        const message = `YAML treats “#${comment}” as a comment and ignores it. Put the whole text in quotes, or the comment on its own line.`;
        found.push({ at, message });
      }
    },
  });
  return found;
}

/** Without this check, the 30th of February would be a day in March. */
function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split(/\D/).map(Number);
  const read = new Date(Date.UTC(year, month - 1, day));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
}

function startOf(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
      return node.range[0];
    }
  }
  return 0;
}
