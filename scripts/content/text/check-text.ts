import type { z } from 'astro/zod';
import { site as siteSchema } from '../../../src/collections/schemas/site.ts';
import { firmFacts, firmWords } from '../../../src/lib/firm/fill.ts';
import type { ContentFile } from '../content-file.ts';
import { findFancy } from './fancy.ts';
import { findInvisible } from './invisible.ts';
import { findMisread } from './mojibake.ts';

type Rule = [pattern: RegExp, describe: (found: string) => string, paths?: RegExp];

const firmFile = 'content/site.yaml';

/** Leftovers of a template, a merge or a copy from elsewhere. */
const leftovers: Rule[] = [
  [
    // Only in Markdown: schemas check the words in braces in YAML.
    RegExp(`\\{(?!\\{|(${firmWords.join('|')})\\})[^{}]*\\}?`),
    (found) => `“${found}” has no meaning here. Use one of ${firmWords.join(', ')}.`,
    /\.md$/,
  ],
  [
    /lorem ipsum|\b(?:TODO|FIXME|XXX|TBC|TBA|TBD)\b|\{\{|<%/i,
    (found) => `“${found}” is left over from a template. Write the real text.`,
  ],
  [
    /^(?:<{7}|>{7}|\|{7}|={7}\r?$)/,
    () =>
      'This line is left over from an unfinished merge. Keep one of the two sides, and delete the lines of <, = and >.',
  ],
  [/\uFFFD/, () => 'A character here cannot be read. Save this file as UTF-8.'],
];

/** Finds what should not be in a text, such as facts of the firm, which would be wrong once the firm moves or is renamed. */
export function checkTexts(files: ContentFile[]): string[] {
  const { data: firm } = siteSchema.safeParse(files.find(({ path }) => path === firmFile)?.data);
  // If the facts of the firm have mistakes, checkEntries reports those.
  const rules = firm ? [...leftovers, ruleAbout(firm)] : leftovers;
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [
        ...rules.flatMap(([pattern, describe, paths = /^/]) => {
          const [found] = (paths.test(path) && pattern.exec(line)) || [];
          return found ? describe(found) : [];
        }),
        ...findStrange(line),
      ].map((message) => `${path}:${index + 1} ${message}`),
    ),
  );
}

/** Finds characters that are not what they look like. */
export const findStrange = (line: string): string[] => [
  ...findInvisible(line),
  ...findFancy(line),
  ...findMisread(line),
];

function ruleAbout(firm: z.infer<typeof siteSchema>): Rule {
  // Only the street, because the suburb may be elsewhere in the sentence.
  const facts = { ...firmFacts(firm), address: firm.contact.address.street };
  const words = new Map(Object.entries(facts).map(([word, fact]) => [fact, word]));
  // The longest first, because the legal name contains the name.
  const longest = [...words.keys()].toSorted((a, b) => b.length - a.length);
  return [
    RegExp(longest.map(RegExp.escape).join('|')),
    (fact) => `“${fact}” is set in ${firmFile}. Write {${words.get(fact)}} instead.`,
    /^(?!content\/site\.yaml$)/,
  ];
}
