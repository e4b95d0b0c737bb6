import type { z } from 'astro/zod';
import { site as siteSchema } from '../../../src/collections/schemas/site.ts';
import { firmFacts, firmWords } from '../../../src/lib/firm/fill.ts';
import type { ContentFile } from '../content-file.ts';
import { findStrange } from './strange.ts';

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
  [
    /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|shy|hellip|[nm]dash|[lr][sd]quo|[aeiouncy](?:acute|grave|circ|tilde|uml|cedil));/i,
    (found) =>
      `“${found}” is a sign as HTML writes it, and would be shown like that. Write the sign itself.`,
    /\.yaml$/,
  ],
];

/** Finds what should not be in a text, such as facts of the firm, which would be wrong once the firm moves or is renamed. */
export function checkTexts(files: ContentFile[]): string[] {
  const { data: firm } = siteSchema.safeParse(files.find(({ path }) => path === firmFile)?.data);
  // If the facts of the firm have mistakes, checkEntries reports those.
  const rules = firm ? [...leftovers, ruleAbout(firm)] : leftovers;
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    // Notepad and PowerShell can also write UTF-16, in which every second byte of a Latin text is zero.
    const unread = lines.findIndex((line) => /[\uFFFD\0]/.test(line));
    if (unread !== -1)
      return `${path}:${unread + 1} A character here cannot be read. Save this file as UTF-8.`;
    return lines.flatMap((line, index) =>
      [
        ...rules.flatMap(([pattern, describe, paths = /^/]) => {
          const [found] = (paths.test(path) && pattern.exec(line)) || [];
          return found ? describe(found) : [];
        }),
        ...findStrange(line),
      ].map((message) => `${path}:${index + 1} ${message}`),
    );
  });
}

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
