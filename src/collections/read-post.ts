import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { longDate } from '#lib/time/long-date.ts';
import { getPage } from './queries.ts';

const size = { width: 960, height: 540, widths: [480, 960], fit: 'cover' };

/** A post as its card and the footer show it, and as /posts.json holds it. */
export type ShownPost = Awaited<ReturnType<typeof readPost>>;

export async function readPost({ data }: CollectionEntry<'posts'>) {
  const { text, imageUrl, imageAlt: alt = '', created, likes, comments, url } = data;
  const { posts: words } = await getPage('home');
  // Only the network itself can resolve a reference (urn:li:).
  const picture =
    typeof imageUrl === 'object' ? await getImage({ src: imageUrl, ...size }) : undefined;
  const liked = `${likes} ${likes === 1 ? words.like : words.likes}`;
  const said = `${comments} ${comments === 1 ? words.comment : words.comments}`;
  return {
    text,
    image: picture && { srcset: picture.srcSet.attribute, src: picture.src, alt },
    created: created.toISOString(),
    date: longDate(created),
    counts: `${liked}, ${said}`,
    url,
  };
}
