import { basename, extname } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { findYamlFaults } from './yaml-faults.ts';

export interface Problem {
  file: string;
  line: number;
  /** What is wrong and how to fix it. */
  message: string;
  /** A warning is shown but does not stop a build. */
  isWarning?: boolean;
}

export interface ContentFile {
  path: string;
  id: string;
  text: string;
  /** The Markdown below the facts. The lines above are empty, so that each line keeps its number. */
  body: string;
  /** The YAML of the file, or of its front matter. Undefined if the file has errors. */
  data: unknown;
  errors: Problem[];
  /** Everything in the data, at any depth. */
  values: Value[];
  /** A problem with the value at a path, on its line or on that of the nearest parent that exists. */
  problem: (path: PropertyKey[], message: string) => Problem;
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
  const [above = '', facts] = (isMarkdown && frontMatter.exec(text)) || [];
  const lines = new LineCounter();
  // In Markdown there is a line above, with three hyphens.
  const yaml = isMarkdown ? `\n${facts ?? ''}` : text;
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'] });
  const lineOf = (at: PropertyKey[]): number => {
    if (at.length === 0) return 1;
    const node = document.getIn(at, true);
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : lineOf(at.slice(0, -1));
  };

  const errors = findYamlFaults(document).map(({ at, message }) => ({
    file: path,
    line: lines.linePos(at).line,
    message,
  }));
  if (isMarkdown && facts === undefined) errors.push({ file: path, line: 1, message: factless });
  const data: unknown = errors.length > 0 ? undefined : document.toJS();
  return {
    path,
    id: basename(path, extname(path)),
    text,
    body: isMarkdown ? above.replaceAll(/.+/g, '') + text.slice(above.length) : '',
    data,
    errors,
    values: listValues(data),
    problem: (at, message) => ({ file: path, line: lineOf(at), message }),
  };
}

const factless = 'The facts are missing: start with a block between two lines of ---.';

const listValues = (value: unknown, at: string[] = []): Value[] => [
  { value, at },
  ...(typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, each]) => listValues(each, [...at, key]))
    : []),
];

/** The ids of a file that is a list. */
export const listIds = ({ values }: ContentFile): string[] =>
  values.flatMap(({ at, value }) => (at.length === 2 && at[1] === 'id' ? String(value) : []));

/** What a file says under a key, if it does. */
export const valueOf = ({ values }: ContentFile, key: string): unknown =>
  values.find(({ at }) => at.join() === key)?.value;
