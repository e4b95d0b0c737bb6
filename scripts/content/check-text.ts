import type { z } from 'astro/zod';
import { site as siteSchema } from '../../src/collections/schemas/site.ts';
import { firmFacts, firmWords } from '../../src/lib/firm/fill.ts';
import type { ContentFile } from './content-file.ts';

type Rule = [pattern: RegExp, tell: (found: string) => string, paths?: RegExp];

const firmFile = 'content/site.yaml';

/** What is left over from a template, a merge or a copy from elsewhere. */
const leftovers: Rule[] = [
  [
    // The schemas check the words in braces in YAML.
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
  [
    // Control and format characters. Allowed are the tab, the ends of lines, the mark at the start of a file, and the
    // joiner (U+200D), which makes one emoji of several.
    /(?![\t\r\uFEFF\u200D])[\p{Cc}\p{Cf}]/u,
    (found) =>
      `This line has an invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}), perhaps copied from elsewhere. Type the words around it again.`,
  ],
];

/** Finds what should not be in a text, and facts of the firm that are written out: they would stay wrong when the firm moves or is renamed. */
export function checkTexts(files: ContentFile[]): string[] {
  const { data: firm } = siteSchema.safeParse(files.find(({ path }) => path === firmFile)?.data);
  // If the facts have mistakes, those are reported first.
  const rules = firm ? [...leftovers, ruleAbout(firm)] : leftovers;
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      rules.flatMap(([pattern, tell, paths = /^/]) => {
        const [found] = (paths.test(path) && pattern.exec(line)) || [];
        return found ? `${path}:${index + 1} ${tell(found)}` : [];
      }),
    ),
  );
}

function ruleAbout(firm: z.infer<typeof siteSchema>): Rule {
  // The town may be elsewhere in the sentence.
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
