import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { listEntries } from '#collections/queries.ts';

/** One path for each card, for the routes that are named by its id. */
export const cardPaths = async () =>
  (await listEntries('cards')).map((card) => ({ params: { id: card.id }, props: { card } }));

/** Answers with a file of one card. */
export type CardRoute = APIRoute<InferGetStaticPropsType<typeof cardPaths>>;
