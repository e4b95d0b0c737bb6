import type { ContentFile } from './content-file.ts';
import { toE164 } from './new/phone.ts';
import { problemIn, type Problem } from './problem.ts';

/** Finds contradictions between files that are each valid. */
export function checkConsistency(files: ContentFile[]): Problem[] {
  const within = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`content/${folder}`));
  const [site] = within('site.yaml');
  return [
    ...['name', 'email', 'linkedinUrl'].flatMap((key) => findRepeated(within('team/'), [key])),
    ...['name', 'email', 'person'].flatMap((key) => findRepeated(within('cards/'), [key])),
    ...['title', 'order'].flatMap((key) => findRepeated(within('services/'), [key])),
    ...['title', 'order'].flatMap((key) => findRepeated(within('case-studies/'), [key])),
    ...findRepeated(within('posts/'), ['url']),
    ...checkPlaceholders(within('cards/')),
    ...(site ? [...checkPhone(site), ...findTypedOut(files, site)] : []),
    ...files.flatMap(findFuture),
  ];
}

function read(file: ContentFile, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    file.data,
  );
}

/** Finds two entries with the same value where each needs its own. */
function findRepeated(files: ContentFile[], path: PropertyKey[]): Problem[] {
  const first = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    const value = read(file, path);
    if (value === undefined || value === '') return [];
    const key = String(value).trim().toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, file);
      return [];
    }
    const message = `“${path.join('.')}” says ${String(value)}, as ${other.path} does. Correct one of the two, or take one file out.`;
    return [problemIn(file, path, message)];
  });
}

/** Warns of placeholder cards, which nobody should hand out. A real card must not have their title. */
function checkPlaceholders(cards: ContentFile[]): Problem[] {
  const untitled = cards.filter((card) => /^position title$/i.test(String(read(card, ['title']))));
  const isReal = (card: ContentFile) => !/^placeholder\b/i.test(String(read(card, ['name'])));
  const waiting = untitled.filter((card) => !isReal(card)).map(({ id }) => id);
  const warning = {
    file: 'content/cards',
    line: 1,
    message: `Placeholders, to be filled in before anybody hands them out: ${waiting.join(', ')}.`,
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
  const shown = read(site, display);
  const dialled = read(site, ['contact', 'phone', 'e164']);
  if (typeof shown !== 'string' || toE164(shown) === dialled) return [];
  return [
    problemIn(
      site,
      display,
      `The number that is shown (${shown}) and the one that is dialled (${String(dialled)}) differ. Write the same number in both.`,
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
  return files
    .filter((file) => file !== site)
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) => {
        const [name, path = []] =
          facts.find(([, at]) => line.includes(String(read(site, at)))) ?? [];
        if (!name) return [];
        const message = `“${String(read(site, path))}” is set in content/site.yaml. Write {${name}} instead.`;
        return [{ file: file.path, line: index + 1, message }];
      }),
    );
}

/** Warns of years and dates in the future, which are seldom right. */
function findFuture(file: ContentFile): Problem[] {
  const now = new Date();
  return ['year', 'updated', 'created'].flatMap((key) => {
    const value = read(file, [key]);
    const isAhead =
      value instanceof Date ? value > now : typeof value === 'number' && value > now.getFullYear();
    if (!isAhead) return [];
    const shown = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
    return [
      {
        ...problemIn(file, [key], `“${key}” says ${shown}, which is still to come. Is it meant?`),
        isWarning: true,
      },
    ];
  });
}
