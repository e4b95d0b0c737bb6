import type { CollectionEntry } from 'astro:content';
import { publishPicture } from '#collections/publish-picture.ts';
import { countReactions } from '#lib/text/count-reactions.ts';
import { truncate } from '#lib/text/truncate.ts';
import { longDate } from '#lib/time/long-date.ts';

type Texts = CollectionEntry<'homePage'>['data']['posts'];

const size = { width: 960, height: 540, widths: [480, 960] };

/** A post as its card shows it, and as /posts.json holds it. */
export type ShownPost = Awaited<ReturnType<typeof readPost>>;

export async function readPost({ data }: CollectionEntry<'posts'>, texts: Texts) {
  const { imageUrl, imageAlt = '', created, url } = data;
  const text = truncate(data.text, 150, { atEllipsis: true });
  return {
    text,
    /** What "See more" adds: nothing if the text is not cut. */
    rest: data.text.slice(text.length),
    // Only the network itself can resolve a reference (urn:li:).
    image:
      imageUrl && typeof imageUrl !== 'string' ? await publishPicture(imageUrl, size) : undefined,
    imageAlt,
    created: created.toISOString(),
    date: longDate(created),
    counts: countReactions(data, texts),
    url,
  };
}
