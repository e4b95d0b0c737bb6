import { valueOf, type ContentFile, type Problem } from './content-file.ts';

/** The values that two entries of a folder may not share. */
const unique = {
  team: ['name', 'email', 'linkedinUrl'],
  cards: ['name', 'email', 'person'],
  services: ['title', 'order'],
  'case-studies': ['title', 'order'],
  posts: ['url'],
};

/** Finds contradictions between entries that are each valid. */
export function checkConsistency(files: ContentFile[]): Problem[] {
  const within = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`content/${folder}`));
  return [
    ...Object.entries(unique).flatMap(([folder, keys]) =>
      keys.flatMap((key) => findRepeated(within(`${folder}/`), key)),
    ),
    ...files.flatMap(findRepeatedIds),
    ...checkPlaceholders(within('cards/')),
  ];
}

/** Finds two entries with the same value where each needs its own. */
function findRepeated(files: ContentFile[], key: string): Problem[] {
  const shown = (file: ContentFile) => String(valueOf(file, key) ?? '');
  const groups = Map.groupBy(files, (file) => shown(file).trim().toLowerCase());
  groups.delete('');
  const cure = 'Correct one of them, or delete one of the files.';
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map((file) =>
      file.problem([key], `“${key}” is ${shown(file)}, as in ${first?.path}. ${cure}`),
    ),
  );
}

/** Finds two entries of a list with the same id. */
function findRepeatedIds(file: ContentFile): Problem[] {
  const ids = file.values.filter(({ at }) => at.at(-1) === 'id');
  const groups = Map.groupBy(ids, ({ at, value }) => [...at.slice(0, -2), value].join());
  return [...groups.values()].flatMap(([, ...others]) =>
    others.map(({ at, value }) =>
      file.problem(at, `The id “${value}” is used twice. Give this entry its own id.`),
    ),
  );
}

/** Warns of placeholder cards, which nobody should hand out. A real card must not have their title. */
function checkPlaceholders(cards: ContentFile[]): Problem[] {
  const untitled = cards.filter((card) => /^position title$/i.test(String(valueOf(card, 'title'))));
  const { waiting = [], real = [] } = Object.groupBy(untitled, (card) =>
    /^placeholder\b/i.test(String(valueOf(card, 'name'))) ? 'waiting' : 'real',
  );
  const leftOver = '“Position Title” is left over from a template. Write the real title.';
  const ids = waiting.map(({ id }) => id).join(', ');
  const message = `Placeholders to fill in before anybody hands them out: ${ids}.`;
  return [
    ...real.map((card) => card.problem(['title'], leftOver)),
    ...(ids ? [{ file: 'content/cards', line: 1, message, isWarning: true }] : []),
  ];
}
