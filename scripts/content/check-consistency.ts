import type { ContentFile } from './content-file.ts';
import { toE164 } from './new/phone.ts';
import { findOnLines, problemIn, type Problem } from './problem.ts';
import { today } from './today.ts';

/** The values that two entries of a folder may not share. */
const unique = {
  team: ['name', 'email', 'linkedinUrl'],
  cards: ['name', 'email', 'person'],
  services: ['title', 'order'],
  'case-studies': ['title', 'order'],
  posts: ['url'],
};

/** Finds contradictions between files that are each valid. */
export function checkConsistency(files: ContentFile[]): Problem[] {
  const within = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`content/${folder}`));
  const [site] = within('site.yaml');
  return [
    ...Object.entries(unique).flatMap(([folder, keys]) =>
      keys.flatMap((key) => findRepeated(within(`${folder}/`), key)),
    ),
    ...checkPlaceholders(within('cards/')),
    ...(site ? [...checkPhone(site), ...findTypedOut(files, site)] : []),
    ...files.flatMap(findFuture),
  ];
}

/** Finds two entries with the same value where each needs its own. */
function findRepeated(files: ContentFile[], key: string): Problem[] {
  const first = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    const value = String(file.valueAt([key]) ?? '');
    if (value === '') return [];
    const shared = value.trim().toLowerCase();
    const other = first.get(shared);
    first.set(shared, other ?? file);
    if (!other) return [];
    const message = `“${key}” is ${value}, as in ${other.path}. Correct one of them, or delete one of the files.`;
    return [problemIn(file, [key], message)];
  });
}

/** Warns of placeholder cards, which nobody should hand out. A real card must not have their title. */
function checkPlaceholders(cards: ContentFile[]): Problem[] {
  const untitled = cards.filter((card) =>
    /^position title$/i.test(String(card.valueAt(['title']))),
  );
  const isReal = (card: ContentFile) => !/^placeholder\b/i.test(String(card.valueAt(['name'])));
  const waiting = untitled.filter((card) => !isReal(card)).map(({ id }) => id);
  const warning = {
    file: 'content/cards',
    line: 1,
    message: `Placeholders to fill in before anybody hands them out: ${waiting.join(', ')}.`,
    isWarning: true,
  };
  return [
    ...untitled
      .filter(isReal)
      .map((card) =>
        problemIn(
          card,
          ['title'],
          '“Position Title” is left over from a template. Write the real title.',
        ),
      ),
    ...(waiting.length > 0 ? [warning] : []),
  ];
}

function checkPhone(site: ContentFile): Problem[] {
  const display = ['contact', 'phone', 'display'];
  const shown = site.valueAt(display);
  const dialled = site.valueAt(['contact', 'phone', 'e164']);
  if (typeof shown !== 'string' || toE164(shown) === dialled) return [];
  return [
    problemIn(
      site,
      display,
      `The number shown (${shown}) and the number dialled (${String(dialled)}) differ. Make them the same.`,
    ),
  ];
}

/** Facts of the firm, by their word in braces. The legal name comes first, because it contains the name. */
const facts: [name: string, path: string[]][] = [
  ['legalName', ['legalName']],
  ['name', ['name']],
  ['email', ['contact', 'email']],
  ['phone', ['contact', 'phone', 'display']],
  ['tel', ['contact', 'phone', 'e164']],
  ['address', ['contact', 'address', 'street']],
  ['abn', ['contact', 'abn']],
];

/** Finds facts of the firm that are written out: they would stay wrong when the firm moves or is renamed. */
function findTypedOut(files: ContentFile[], site: ContentFile): Problem[] {
  const names = new Map(facts.map(([name, path]) => [String(site.valueAt(path)), name]));
  const any = new RegExp([...names.keys()].map(RegExp.escape).join('|'));
  return files
    .filter((file) => file !== site)
    .flatMap(({ path, text }) =>
      findOnLines(
        path,
        text,
        any,
        (fact) => `“${fact}” is set in content/site.yaml. Write {${names.get(fact)}} instead.`,
      ),
    );
}

/** Warns of years and dates in the future, because they are seldom right. */
function findFuture(file: ContentFile): Problem[] {
  return ['year', 'updated', 'created'].flatMap((key) => {
    const value = file.valueAt([key]);
    const shown = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
    // A year is compared with a year.
    if (shown <= today().slice(0, shown.length)) return [];
    return [
      {
        ...problemIn(file, [key], `“${key}” is ${shown}, which is in the future. Is that right?`),
        isWarning: true,
      },
    ];
  });
}
