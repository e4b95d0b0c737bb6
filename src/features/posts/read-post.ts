import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { getPage } from '#collections/queries.ts';
import { countReactions } from '#lib/text/count-reactions.ts';
import { longDate } from '#lib/time/long-date.ts';

const size = { width: 960, height: 540, widths: [480, 960], fit: 'cover' };

/** A post as its card shows it, and as /posts.json holds it. */
export type ShownPost = Awaited<ReturnType<typeof readPost>>;

export async function readPost({ data }: CollectionEntry<'posts'>) {
  const { text, imageUrl, imageAlt: alt = '', created, url } = data;
  // Only the network itself can resolve a reference (urn:li:).
  const picture =
    typeof imageUrl === 'object' ? await getImage({ src: imageUrl, ...size }) : undefined;
  return {
    text,
    image: picture && { srcset: picture.srcSet.attribute, src: picture.src, alt },
    created: created.toISOString(),
    date: longDate(created),
    counts: countReactions(data, (await getPage('home')).posts),
    url,
  };
}
