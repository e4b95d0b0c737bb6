import type { ContentFile } from './content-file.ts';

/** The values that two entries of a folder may not share. */
const unique = {
  team: ['name', 'email', 'linkedinUrl'],
  cards: ['name', 'email', 'person'],
  services: ['title', 'order'],
  'case-studies': ['title', 'order'],
  posts: ['url'],
};

/** The files that are lists, in which two entries may not share a name. */
const lists = ['content/clients.yaml', 'content/affiliations.yaml'];

/** Finds contradictions between entries that are each valid. */
export const checkConsistency = (files: ContentFile[]): string[] => [
  ...Object.entries(unique).flatMap(([folder, keys]) =>
    keys.flatMap((key) => findShared(inFolder(files, folder), key)),
  ),
  ...files.filter(({ path }) => lists.includes(path)).flatMap(findNamesakes),
  ...inFolder(files, 'cards')
    .filter((card) => isUntitled(card) && !isPlaceholder(card))
    .map((card) => card.mistakeAt(['title'], 'Write the real title instead of “Position Title”.')),
];

/** Finds placeholder cards, which nobody should hand out. */
export function findPlaceholders(files: ContentFile[]): string {
  const ids = inFolder(files, 'cards')
    .filter(isPlaceholder)
    .map(({ id }) => id)
    .join(', ');
  return ids && `content/cards:1 Fill in these cards before anybody hands them out: ${ids}.`;
}

const inFolder = (files: ContentFile[], folder: string) =>
  files.filter(({ path }) => path.startsWith(`content/${folder}/`));

const isUntitled = (card: ContentFile) => /^position title$/i.test(card.getText('title'));
const isPlaceholder = (card: ContentFile) => /^placeholder\b/i.test(card.getText('name'));

const findShared = (files: ContentFile[], key: string) => {
  const groups = Map.groupBy(files, (file) => file.getText(key).trim().toLowerCase());
  groups.delete('');
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map((file) => {
      const found = `“${key}” is ${file.getText(key)}, as in ${first?.path}.`;
      return file.mistakeAt([key], `${found} Correct one of them, or delete one of the files.`);
    }),
  );
};

/** Finds entries of a list that have the name of one above. */
function findNamesakes(file: ContentFile): string[] {
  const places = Array.isArray(file.data) ? [...file.data.keys()] : [];
  const nameAt = (place: number) => file.getText(place, 'name').toLowerCase();
  return places
    .filter(
      (place) => nameAt(place) && places.findIndex((at) => nameAt(at) === nameAt(place)) < place,
    )
    .map((place) =>
      file.mistakeAt(
        [place, 'name'],
        `“name” is ${file.getText(place, 'name')}, as in an entry above. Correct one of them, or delete one of the entries.`,
      ),
    );
}
