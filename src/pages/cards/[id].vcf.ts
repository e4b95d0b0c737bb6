import type { APIRoute } from 'astro';
import { matchPerson } from '#collections/match-person.ts';
import { makePhoto } from '#artefacts/contact-file/photo.ts';
import { writeVcard } from '#artefacts/contact-file/vcard.ts';
import { pictureFile } from '#collections/picture-file.ts';
import { type Card, listEntries } from '#collections/queries.ts';
import { cardPaths } from '#collections/card-paths.ts';

export const getStaticPaths = cardPaths;

/** A card's contact file, with a photo made from the portrait of the team member who owns the card. */
export const GET: APIRoute<Card> = async ({ props: card }) => {
  const owner = matchPerson(card, await listEntries('team'));
  const portrait = owner?.filePath && (await pictureFile(owner.filePath, 'portrait'));
  const photo = portrait ? await makePhoto(portrait) : undefined;
  return new Response(writeVcard({ ...card, photo }));
};
