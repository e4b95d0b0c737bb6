interface Member {
  id: string;
  data: { name: string };
}

/**
 * The team member whose portrait a card shows: the one that the card names by id, or else the only one with the same
 * name. If two people have one name, the card gets no picture, because it could be the wrong one.
 */
export function matchPerson<Someone extends Member>(
  { name, person }: { name: string; person?: { id: string } | undefined },
  members: Someone[],
): Someone | undefined {
  if (person) return members.find(({ id }) => id === person.id);
  const isSame = ({ data }: Member) => compare(plain(data.name), plain(name)) === 0;
  const [only, ...others] = members.filter(isSame);
  return others.length === 0 ? only : undefined;
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Without what stands between letters: "José  O’Brien" and "jose o'brien" are one name. Unicode takes ʼ for a letter. */
const plain = (name: string) => name.replaceAll(/[^\p{L}\p{M}]|\p{Lm}/gu, '');
