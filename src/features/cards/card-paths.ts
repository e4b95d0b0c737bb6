import { listCards } from '#collections/queries.ts';

/** One path for each card, for the routes that are named by its id. */
export const cardPaths = async () =>
  (await listCards()).map((card) => ({ params: { id: card.id }, props: card }));
