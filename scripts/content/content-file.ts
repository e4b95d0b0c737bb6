import { basename, extname } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';

export interface ContentFile {
  path: string;
  id: string;
  text: string;
  /** The YAML of the file, or of its front matter. */
  data: unknown;
  errors: { line: number; message: string }[];
  /** The line of a value, or of the nearest thing around it that exists. */
  lineOf: (path: PropertyKey[]) => number;
}

const frontMatter = /^---\n(.*?\n)---\n/s;

/** Reads a YAML file, or a Markdown file whose YAML stands between two lines of three hyphens. */
export function readContentFile(path: string, text: string): ContentFile {
  const isMarkdown = extname(path) === '.md';
  const yaml = isMarkdown ? frontMatter.exec(text)?.[1] : text;
  const { lines, document } = parseYaml(yaml);
  // In Markdown the first line is the three hyphens.
  const offset = isMarkdown ? 1 : 0;
  const errors = document.errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line + offset,
    message: `This is not valid YAML: ${message.split('\n')[0]} Check indentation, quotes and repeated keys.`,
  }));
  if (yaml === undefined) {
    errors.push({
      line: 1,
      message: 'The facts are missing: begin with a block between two lines of ---.',
    });
  }
  return {
    path,
    id: basename(path, extname(path)),
    text,
    data: document.toJS(),
    errors,
    lineOf: (at) => lineIn(yaml, at) + offset,
  };
}

function parseYaml(text = '') {
  const lines = new LineCounter();
  return {
    lines,
    document: parseDocument(text, { lineCounter: lines, customTags: ['timestamp'] }),
  };
}

/** Parses again, since only a mistake asks: kept for every file, the documents would hold memory for nothing. */
function lineIn(yaml: string | undefined, path: PropertyKey[]): number {
  const { lines, document } = parseYaml(yaml);
  return lines.linePos(startOf(document, path)).line;
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
