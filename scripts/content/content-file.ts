import { basename, extname } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';

export interface ContentFile {
  path: string;
  id: string;
  text: string;
  /** The Markdown below the facts. The lines above are empty, so that each line keeps its number. */
  body: string;
  /** The YAML of the file, or of its front matter. Undefined if there are faults. */
  data: unknown;
  /** What YAML cannot read, or reads differently from what was meant, and ids used twice. */
  faults: string[];
  /** What the file says at a path, as text. */
  getText: (...at: string[]) => string;
  /** A problem with the value at a path, on its line or on that of the nearest parent that exists. */
  problem: (at: PropertyKey[], message: string) => string;
}

type Found = [offset: number, message: string];

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
  const tell = ([offset, message]: Found) => `${path}:${lines.linePos(offset).line} ${message}`;
  const offsetOf = (at: PropertyKey[]): number => {
    if (at.length === 0) return 0;
    const node = document.getIn(at, true);
    return isNode(node) && node.range ? node.range[0] : offsetOf(at.slice(0, -1));
  };

  const faults = findFaults(document).map(tell);
  if (isMarkdown && !facts) faults.push(tell([0, factless]));
  return {
    path,
    id: basename(path, extname(path)),
    text,
    body: above && above.replaceAll(/.+/g, '') + text.slice(above.length),
    data: faults.length > 0 ? undefined : document.toJS(),
    faults,
    getText: (...at) => String(document.getIn(at) ?? ''),
    problem: (at, message) => tell([offsetOf(at), message]),
  };
}

const factless = 'The facts are missing: start with a block between two lines of ---.';

function findFaults(document: Document): Found[] {
  const found: Found[] = [];
  const report = (offset = 0, message: string) => void found.push([offset, message]);
  // A quote that is not closed runs to the end of the file.
  let lastQuote = 0;
  visit(document, {
    Alias: (_, { source, range }) =>
      report(range?.[0], `“*${source}” is a link in YAML. Put text that starts with * in quotes.`),
    Scalar(_, { value, source = '', range, comment, type = '', anchor }) {
      const offset = range?.[0] ?? 0;
      if (type.startsWith('QUOTE')) lastQuote = offset;
      if (anchor)
        report(offset, `YAML ignores “&${anchor}”. Put text that starts with & in quotes.`);
      // Otherwise the 30th of February would be a day in March.
      if (value instanceof Date && !value.toJSON()?.startsWith(source.slice(0, 10)))
        report(offset, `“${source}” is not a date. Write it as 2026-11-22.`);
      if (comment && type === 'PLAIN')
        report(
          offset,
          `YAML treats “#${comment}” as a comment and ignores it. Put the whole text in quotes, or the comment on its own line.`,
        );
    },
    Seq(_, { items }) {
      const ids = items.map((item) => isMap(item) && item.get('id', true)).filter(isScalar);
      for (const [id, [, ...others]] of Map.groupBy(ids, ({ value }) => value))
        for (const { range } of others)
          report(range?.[0], `The id “${id}” is used twice. Give this entry its own id.`);
    },
  });
  for (const { pos, message } of [...document.errors, ...document.warnings])
    report(
      message.startsWith('Missing closing') ? lastQuote : pos[0],
      `This is not valid YAML: ${message.split(/\n| at line /)[0]}. Check indentation, quotes, repeated keys and the space after a key’s colon. Text with a colon and a space, or with @, { or [ at its start, needs quotes.`,
    );
  return found;
}
