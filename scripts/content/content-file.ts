import { basename, extname } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { composeLetters } from '../../src/lib/text/compose-letters.ts';
import { describeWrapped, findHalfCurly, isWrapped } from './text/curly-quotes.ts';
import { findOddSpaces } from './text/odd-spaces.ts';
import { findStrange } from './text/strange.ts';

export interface ContentFile {
  path: string;
  id: string;
  text: string;
  /** The Markdown below the facts. The lines of the facts are empty, so that each line keeps its number. */
  body: string;
  /** The YAML of the file, or of its front matter. Undefined if there are mistakes. */
  data: unknown;
  /** Invalid YAML, YAML that means something else than its writer thinks, and ids that are used twice. */
  mistakes: string[];
  /** The value at a path, as text. */
  getText: (...at: (string | number)[]) => string;
  /** Describes a mistake in the value at a path, with its line or that of the nearest parent. */
  mistakeAt: (at: PropertyKey[], message: string) => string;
}

type Found = [offset: number, message: string];

/** The YAML of a Markdown file, between two lines of three hyphens. */
const frontMatter = /^---\r?\n(.*?\n)---(?:\r?\n|$)/s;

/** Reads a YAML file, or a Markdown file with YAML between two lines of three hyphens. */
export function readContentFile(path: string, written: string): ContentFile {
  // The site composes letters too (src/collections/publish-only.ts). Windows marks the start of a file.
  const text = composeLetters(written).replace(/^\uFEFF/, '');
  const isMarkdown = extname(path) === '.md';
  const [above = '', facts = ''] = (isMarkdown && frontMatter.exec(text)) || [];
  const lines = new LineCounter();
  // An empty line stands for the three hyphens above the facts, so that line numbers are right.
  const yaml = isMarkdown ? `\n${facts}` : text;
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'] });
  const locate = ([offset, message]: Found) => `${path}:${lines.linePos(offset).line} ${message}`;
  const offsetOf = (at: PropertyKey[]): number => {
    if (at.length === 0) return 0;
    const node = document.getIn(at, true);
    return isNode(node) && node.range ? node.range[0] : offsetOf(at.slice(0, -1));
  };

  const mistakes = findMistakes(document, yaml).map(locate);
  if (isMarkdown && !facts) mistakes.push(locate([0, factless]));
  return {
    path,
    id: basename(path, extname(path)),
    text,
    body: above && above.replaceAll(/.+/g, '') + text.slice(above.length),
    data: mistakes.length > 0 ? undefined : document.toJS(),
    mistakes,
    getText: (...at) => String(document.getIn(at) ?? ''),
    mistakeAt: (at, message) => locate([offsetOf(at), message]),
  };
}

const factless = 'The facts are missing: start with a block between two lines of ---.';

function findMistakes(document: Document, yaml: string): Found[] {
  const found: Found[] = [];
  const report = (offset = 0, message: string) => void found.push([offset, message]);
  // An unclosed quote runs to the end of the file. The mistake is where the last quote began.
  let lastQuote = 0;
  visit(document, {
    Alias: (_, { source, range }) =>
      report(range?.[0], `“*${source}” is a link in YAML. Put text that starts with * in quotes.`),
    Scalar(_, { value, source = '', range, comment, type = '', anchor }) {
      const offset = range?.[0] ?? 0;
      if (type.startsWith('QUOTE')) lastQuote = offset;
      if (value === null && source)
        report(
          offset,
          `YAML reads ${source} as nothing. If it is a text, such as somebody’s name, put it in quotes: '${source}'. Otherwise delete the line.`,
        );
      if (type === 'PLAIN' && typeof value === 'string' && isWrapped(value))
        report(offset, describeWrapped(value));
      if (type === 'QUOTE_DOUBLE')
        for (const message of findCoded(String(value), yaml.slice(offset, range?.[1])))
          report(offset, message);
      if (anchor)
        report(offset, `YAML ignores “&${anchor}”. Put text that starts with & in quotes.`);
      // Finds dates such as 30 February, which become a day in March.
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
  const mistakes = [...document.errors, ...document.warnings];
  // A quote that is closed with a curly one makes everything after it wrong, and so does an odd space. Report only that.
  const causes = mistakes.length > 0 ? [...findHalfCurly(yaml), ...findOddSpaces(yaml)] : [];
  for (const { offset, message } of causes) report(offset, message);
  if (causes.length > 0) return found;
  for (const { pos, message } of mistakes)
    report(
      message.startsWith('Missing closing') ? lastQuote : pos[0],
      `This is not valid YAML: ${message.split(/\n| at line /)[0]}. Check indentation, quotes, repeated keys and the space after a key’s colon. Text with a colon and a space, or with @, { or [ at its start, needs quotes.`,
    );
  return found;
}

/** What is strange in a value only because a program wrote it as a code, such as "\u200B". checkTexts finds the rest. */
const findCoded = (value: string, written: string): string[] =>
  written.includes('\\') && findStrange(written).length === 0
    ? value.split('\n').flatMap(findStrange)
    : [];
