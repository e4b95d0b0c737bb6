import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';

const size = { width: 960, height: 540, widths: [480, 960], fit: 'cover' };

type Words = Pick<
  CollectionEntry<'homePage'>['data']['posts'],
  'like' | 'likes' | 'comment' | 'comments'
>;

/** A post as its card and the footer show it. */
export type ShownPost = Awaited<ReturnType<typeof readPost>>;

export async function readPost({ data }: CollectionEntry<'posts'>, words: Words) {
  const { text, imageUrl, imageAlt: alt = '', created, likes, comments, url } = data;
  // Only the network itself can resolve a reference (urn:li:).
  const picture =
    typeof imageUrl === 'object' ? await getImage({ src: imageUrl, ...size }) : undefined;
  const liked = `${likes} ${likes === 1 ? words.like : words.likes}`;
  const said = `${comments} ${comments === 1 ? words.comment : words.comments}`;
  return {
    text,
    image: picture && { srcset: picture.srcSet.attribute, src: picture.src, alt },
    created,
    counts: `${liked}, ${said}`,
    url,
  };
}
