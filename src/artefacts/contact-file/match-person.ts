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
  card: CardOwner,
  members: readonly Member[],
): Member | undefined {
  const { name, person } = card;
  if (person) return members.find(({ id }) => id === person.id);
  const wanted = normaliseName(name);
  const [only, ...others] = members.filter((member) => normaliseName(member.name) === wanted);
  return others.length === 0 ? only : undefined;
}

/** "José  O’Brien" and "jose o'brien" are one name. */
function normaliseName(name: string): string {
  return (
    name
      // This must come before NFKD, which turns an acute accent used as an apostrophe into a space.
      .replaceAll(/[’‘ʼʻ′´`＇]/g, "'")
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
