interface Named {
  id: string;
  name: string;
}

interface CardOwner {
  name: string;
  person?: { id: string } | undefined;
}

/**
 * The team member whose portrait a card shows: the one that the card names by id, or else the only one with the same
 * name. If two people have one name, the card gets no picture, because it could be the wrong one.
 */
export function matchPerson<Member extends Named>(
  { name, person }: CardOwner,
  members: readonly Member[],
): Member | undefined {
  if (person) return members.find(({ id }) => id === person.id);
  const isSame = (member: Member) => compare(plain(member.name), plain(name)) === 0;
  const [only, ...others] = members.filter(isSame);
  return others.length === 0 ? only : undefined;
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** "José  O’Brien" and "jose o'brien" are one name. */
const plain = (name: string) =>
  name
    .replaceAll(/[´`ʻʼ‘’]/g, "'")
    .trim()
    .split(/\s+/)
    .join(' ');
