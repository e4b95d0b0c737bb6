import type { CollectionEntry } from 'astro:content';
import { firmFacts } from '#lib/firm/fill.ts';
import { getReferenced, getSite } from './queries.ts';

type Replies = CollectionEntry<'getStartedPage'>['data']['replies'];

/** Who replies to a form, in which words, and the number to ring instead. */
export async function getReplies({ person, text, ring }: Replies) {
  const { name, role, portrait } = (await getReferenced(person)).data;
  const { phone, tel } = firmFacts(await getSite());
  return { name, role, portrait, text, ring, phone, tel };
}
