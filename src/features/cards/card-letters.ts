import type { CollectionEntry } from 'astro:content';
import type { Card } from '#collections/queries.ts';
import { initials } from '#lib/text/initials.ts';

/** What stands on the first screen of a card's page in the brand's face: the logo, the card and its buttons. */
export const cardLetters = (
  { name, title, organization }: Card,
  site: CollectionEntry<'site'>['data'],
  { save, showCode, call, email, share, turn }: CollectionEntry<'cardPage'>['data'],
): string[] => [
  site.name,
  initials(name),
  name,
  title,
  organization,
  save,
  showCode,
  call,
  email,
  share,
  turn,
];
