import type { CollectionEntry } from 'astro:content';
import { pictureFile } from '#collections/picture-file.ts';
import { getSite, listEntries } from '#collections/queries.ts';
import { matchPerson } from '#artefacts/contact-file/match-person.ts';
import { makePhoto } from '#artefacts/contact-file/photo.ts';
import { cardLinks } from './card-links.ts';

type Card = CollectionEntry<'cards'>;

/** What a card and its contact files say, without the photo. */
export type CardContact = Awaited<ReturnType<typeof cardContact>>;

export async function cardContact({ id, data }: Card) {
  const site = await getSite();
  return { ...data, id, url: new URL(cardLinks(id).page, site.url).href };
}

/** The JPEG for a card's contact file, made from the portrait of the team member who owns the card. */
export async function cardPhoto({ data }: Card): Promise<Uint8Array | undefined> {
  const owner = matchPerson(data, await listEntries('team'));
  const portrait = owner?.filePath && (await pictureFile(owner.filePath, 'portrait'));
  return portrait ? makePhoto(portrait) : undefined;
}
