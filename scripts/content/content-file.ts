import { basename, extname } from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
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
  /** The YAML of the file, or of its front matter. Undefined if the file has errors. */
  data: unknown;
  errors: Problem[];
  /** Everything in the data, at any depth. */
  values: Value[];
  /** Every node of a Markdown text, with its line. */
  nodes: { node: Nodes; line: number }[];
  /** The value at a path, such as contact, email. Undefined if there is none. */
  valueAt: (path: string[]) => unknown;
  /** The line of a value, or of the nearest parent that exists. */
  lineOf: (path: PropertyKey[]) => number;
  /** A problem with a value. */
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
  const facts = isMarkdown ? frontMatter.exec(text)?.[1] : text;
  const lines = new LineCounter();
  // In Markdown there is a line above, with three hyphens.
  const yaml = isMarkdown ? `\n${facts ?? ''}` : text;
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'] });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const lineOf = (at: PropertyKey[]): number => {
    if (at.length === 0) return 1;
    const node = document.getIn(at, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(at.slice(0, -1));
  };

  const problem = (line: number, message: string): Problem => ({ file: path, line, message });
  const conflicts = findOnLines({ path, text }, /^(?:<{7}|>{7}|\|{7}|={7}$)/, () => conflict);
  const errors = [
    ...findYamlFaults(document).map(({ at, message }) => problem(lineAt(at), message)),
    ...findOnLines({ path, text }, /\uFFFD/, () => unreadable),
    ...(facts === undefined ? [problem(1, factless)] : []),
  ];
  const hasErrors = errors.length > 0 || conflicts.length > 0;
  const data: unknown = hasErrors ? undefined : document.toJS();
  return {
    path,
    id: basename(path, extname(path)),
    text,
    data,
    // Nothing else in the file is worth checking before the conflicts are resolved.
    errors: conflicts.length > 0 ? conflicts : errors,
    values: listValues(data),
    nodes: isMarkdown ? listNodes(text) : [],
    valueAt: (at) => (hasErrors ? undefined : document.getIn(at)),
    lineOf,
    problem: (at, message) => problem(lineOf(at), message),
  };
}

const conflict =
  'This line is left over from an unfinished merge. Keep one of the two sides, and delete the lines of <, = and >.';
const unreadable = 'A character here cannot be read. Save this file as UTF-8.';
const factless = 'The facts are missing: start with a block between two lines of ---.';

/** A problem for each line that matches a pattern. */
export const findOnLines = (
  { path, text }: Pick<ContentFile, 'path' | 'text'>,
  pattern: RegExp,
  tell: (found: string) => string,
): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const [found] = pattern.exec(line) ?? [];
    return found === undefined ? [] : [{ file: path, line: index + 1, message: tell(found) }];
  });

const listValues = (value: unknown, at: string[] = []): Value[] => [
  { value, at },
  ...(typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, each]) => listValues(each, [...at, key]))
    : []),
];

/** The ids of a file that is a list. */
export const listIds = ({ values }: ContentFile): Value[] =>
  values.filter(({ at }) => at.length === 2 && at[1] === 'id');

function listNodes(text: string): ContentFile['nodes'] {
  const listFrom = (node: Nodes): ContentFile['nodes'] => [
    { node, line: node.position?.start.line ?? 1 },
    ...('children' in node ? node.children.flatMap(listFrom) : []),
  ];
  // The lines of the facts are left empty, so that the others keep their numbers.
  return listFrom(fromMarkdown(text.replace(frontMatter, (facts) => facts.replaceAll(/.+/g, ''))));
}
