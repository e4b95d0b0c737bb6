import { basename, extname } from 'node:path';
import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';

export interface ContentFile {
  path: string;
  id: string;
  text: string;
  /** The Markdown below the facts. The lines above are empty, so that each line keeps its number. */
  body: string;
  /** The YAML of the file, or of its front matter. Undefined if there are faults. */
  data: unknown;
  /** Everything in the data, at any depth. */
  values: Value[];
  /** What YAML cannot read, or reads differently from what the writer meant. */
  faults: string[];
  /** A problem with the value at a path, on its line or on that of the nearest parent that exists. */
  problem: (at: PropertyKey[], message: string) => string;
}

interface Value {
  value: unknown;
  at: string[];
}

/** The YAML of a Markdown file, between two lines of three hyphens. */
const frontMatter = /^\uFEFF?---\r?\n(.*?\n)---(?:\r?\n|$)/s;

/** Reads a YAML file, or a Markdown file with YAML between two lines of three hyphens. */
export function readContentFile(path: string, text: string): ContentFile {
  const isMarkdown = extname(path) === '.md';
  const [above = '', facts = ''] = (isMarkdown && frontMatter.exec(text)) || [];
  const lines = new LineCounter();
  // In Markdown there is a line above, with three hyphens.
  const yaml = isMarkdown ? `\n${facts}` : text;
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'] });
  const tell = (offset: number, message: string) =>
    `${path}:${lines.linePos(offset).line} ${message}`;
  const offsetOf = (at: PropertyKey[]): number => {
    if (at.length === 0) return 0;
    const node = document.getIn(at, true);
    return isNode(node) && node.range ? node.range[0] : offsetOf(at.slice(0, -1));
  };

  const faults = findFaults(document).map(([offset, message]) => tell(offset, message));
  if (isMarkdown && !facts) faults.push(tell(0, factless));
  const data: unknown = faults.length > 0 ? undefined : document.toJS();
  return {
    path,
    id: basename(path, extname(path)),
    text,
    body: above && above.replaceAll(/.+/g, '') + text.slice(above.length),
    data,
    values: listValues(data),
    faults,
    problem: (at, message) => tell(offsetOf(at), message),
  };
}

const factless = 'The facts are missing: start with a block between two lines of ---.';

function findFaults(document: Document): [offset: number, message: string][] {
  const misread: [number, string][] = [];
  // A quote that is not closed runs to the end of the file.
  let lastQuote = 0;
  visit(document, {
    Alias(_, { source, range }) {
      const message = `“*${source}” is a link in YAML. Put text that starts with * in quotes.`;
      misread.push([range?.[0] ?? 0, message]);
    },
    Scalar(_, { value, source = '', range, comment, type = '', anchor }) {
      const offset = range?.[0] ?? 0;
      if (anchor)
        misread.push([offset, `YAML ignores “&${anchor}”. Put text that starts with & in quotes.`]);
      if (type.startsWith('QUOTE')) lastQuote = offset;
      // Otherwise the 30th of February would be a day in March.
      if (value instanceof Date && !value.toJSON()?.startsWith(source.slice(0, 10)))
        misread.push([offset, `“${source}” is not a date. Write it as 2026-11-22.`]);
      if (comment && type === 'PLAIN')
        misread.push([
          offset,
          `YAML treats “#${comment}” as a comment and ignores it. Put the whole text in quotes, or the comment on its own line.`,
        ]);
    },
  });
  const unread = [...document.errors, ...document.warnings].map(
    ({ pos, message }): [number, string] => [
      message.startsWith('Missing closing') ? lastQuote : pos[0],
      `This is not valid YAML: ${message.split(/\n| at line /)[0]}. Check indentation, quotes, repeated keys and the space after a key’s colon. Text with a colon and a space, or with @, { or [ at its start, needs quotes.`,
    ],
  );
  return [...unread, ...misread];
}

const listValues = (value: unknown, at: string[] = []): Value[] => [
  { value, at },
  ...(typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, each]) => listValues(each, [...at, key]))
    : []),
];

/** The ids of a file that is a list. */
export const listIds = ({ values }: ContentFile): string[] =>
  values.flatMap(({ at, value }) => (at.length === 2 && at[1] === 'id' ? String(value) : []));

/** What a file says under a key, as text. */
export const textOf = ({ values }: ContentFile, key: string): string =>
  String(values.find(({ at }) => at.join() === key)?.value ?? '');
