import type { CollectionEntry } from 'astro:content';
import { matchPerson } from './match-person.ts';
import { type Card, listCards, listEntries } from './queries.ts';

type Member = CollectionEntry<'team'>['data'];

/** A card with what it shows of the team member who owns it. Without one there is no portrait. */
export interface OwnedCard extends Card {
  /** The hour of day on it: the one of their True Color. */
  hour: Member['colorType'];
  portrait: Member['portrait'];
}

/** One path for each card, for the routes that are named by its id. */
export async function cardPaths() {
  const [cards, team] = await Promise.all([listCards(), listEntries('team')]);
  return cards.map((card) => {
    const owner = matchPerson(card, team)?.data;
    const hour = owner?.colorType ?? 'Blue';
    const props: OwnedCard = { ...card, hour, portrait: owner?.portrait };
    return { params: { id: card.id }, props };
  });
}
