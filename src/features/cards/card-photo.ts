import type { CollectionEntry } from 'astro:content';
import { pictureFile } from '#collections/picture-file.ts';
import { listTeam } from '#collections/queries.ts';
import { matchPerson } from '#artefacts/contact-file/match-person.ts';
import { makePhoto } from '#artefacts/contact-file/photo.ts';

/** The JPEG for a card's contact file, made from the portrait of the team member who owns the card. */
export async function cardPhoto(card: CollectionEntry<'cards'>): Promise<Uint8Array | undefined> {
  const team = await listTeam();
  const member = matchPerson(
    card.data,
    team.map(({ id, filePath, data }) => ({ id, filePath, name: data.name })),
  );
  const portrait = member?.filePath && (await pictureFile(member.filePath, 'portrait'));
  return portrait ? makePhoto(portrait) : undefined;
}
