import type { CollectionEntry } from 'astro:content';
import { getSite } from '#collections/queries.ts';
import type { Contact } from '#artefacts/contact-file/vcard.ts';
import { cardLinks } from './card-links.ts';

/** What a card's contact files say, without the photo. */
export async function cardContact({ id, data }: CollectionEntry<'cards'>): Promise<Contact> {
  const site = await getSite();
  return { ...data, url: new URL(cardLinks(id).page, site.url).href };
}
