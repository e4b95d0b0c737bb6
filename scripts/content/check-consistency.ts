import { textOf, type ContentFile } from './content-file.ts';

/** The values that two entries of a folder may not share. */
const unique = {
  team: ['name', 'email', 'linkedinUrl'],
  cards: ['name', 'email', 'person'],
  services: ['title', 'order'],
  'case-studies': ['title', 'order'],
  posts: ['url'],
};

/** Finds contradictions between entries that are each valid. */
export const checkConsistency = (files: ContentFile[]): string[] => [
  ...Object.entries(unique).flatMap(([folder, keys]) =>
    keys.flatMap((key) => findShared(within(files, folder), key)),
  ),
  ...files.flatMap(findRepeatedIds),
  ...within(files, 'cards')
    .filter((card) => isUntitled(card) && !isPlaceholder(card))
    .map((card) => card.problem(['title'], 'Write the real title instead of “Position Title”.')),
];

/** Finds placeholder cards, which nobody should hand out. */
export function findPlaceholders(files: ContentFile[]): string {
  const ids = within(files, 'cards')
    .filter(isPlaceholder)
    .map(({ id }) => id)
    .join(', ');
  return ids && `content/cards:1 Fill in these cards before anybody hands them out: ${ids}.`;
}

const within = (files: ContentFile[], folder: string) =>
  files.filter(({ path }) => path.startsWith(`content/${folder}/`));

const isUntitled = (card: ContentFile) => /^position title$/i.test(textOf(card, 'title'));
const isPlaceholder = (card: ContentFile) => /^placeholder\b/i.test(textOf(card, 'name'));

const findShared = (files: ContentFile[], key: string) =>
  repeat(files, (file) => textOf(file, key).trim().toLowerCase()).map(([first, file]) => {
    const found = `“${key}” is ${textOf(file, key)}, as in ${first?.path}.`;
    return file.problem([key], `${found} Correct one of them, or delete one of the files.`);
  });

const findRepeatedIds = (file: ContentFile) =>
  repeat(
    file.values.filter(({ at }) => at.at(-1) === 'id'),
    ({ at, value }) => [...at.slice(0, -2), value].join(),
  ).map(([, { at, value }]) =>
    file.problem(at, `The id “${value}” is used twice. Give this entry its own id.`),
  );

/** Pairs of the first that has a key, and a later one that has it too. */
const repeat = <Each>(all: Each[], keyOf: (each: Each) => string) =>
  [...Map.groupBy(all, keyOf)].flatMap(([key, [first, ...others]]) =>
    key ? others.map((other) => [first, other] as const) : [],
  );
