import type { CollectionEntry } from 'astro:content';
import { pictureFile } from '#collections/picture-file.ts';
import { listTeam } from '#collections/queries.ts';
import { matchPerson } from '#artefacts/contact-file/match-person.ts';
import { makePhoto } from '#artefacts/contact-file/photo.ts';

/** The JPEG for a card's contact file, from the portrait of the team member whose card it is. */
export async function cardPhoto(card: CollectionEntry<'cards'>): Promise<Uint8Array | undefined> {
  const team = await listTeam();
  const member = matchPerson(
    card.data,
    team.map(({ id, filePath, data }) => ({ id, filePath, name: data.name })),
  );
  return member?.filePath ? photoOf(member.filePath) : undefined;
}

const made = new Map<string, Promise<Uint8Array | undefined>>();

/** One portrait serves all cards of a person; during a build it does not change. */
function photoOf(entryFile: string): Promise<Uint8Array | undefined> {
  if (import.meta.env.DEV) return readPhoto(entryFile);
  const photo = made.get(entryFile) ?? readPhoto(entryFile);
  made.set(entryFile, photo);
  return photo;
}

async function readPhoto(entryFile: string): Promise<Uint8Array | undefined> {
  const portrait = await pictureFile(entryFile, 'portrait');
  return portrait ? makePhoto(portrait) : undefined;
}
