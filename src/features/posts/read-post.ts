import type { CollectionEntry } from 'astro:content';
import { countReactions } from '#lib/text/count-reactions.ts';
import { truncate } from '#lib/text/truncate.ts';
import { longDate } from '#lib/time/long-date.ts';

type Texts = CollectionEntry<'homePage'>['data']['posts'];

/** A post as its card shows it, and as /posts.json tells it to the browser. */
export interface ShownPost {
  /** What is shown of a long text, and what "See more" adds; `rest` is empty where nothing is cut. */
  text: string;
  rest: string;
  image: string | undefined;
  imageAlt: string;
  created: string;
  date: string;
  counts: string;
  url: string;
}

export function readPost({ data }: CollectionEntry<'posts'>, texts: Texts): ShownPost {
  const { imageUrl, imageAlt = '', created, url } = data;
  const { text } = truncate(data.text, 150, { atEllipsis: true });
  return {
    text,
    rest: data.text.slice(text.length),
    // Such a reference means something to the network only.
    image: imageUrl?.startsWith('urn:li:') ? undefined : imageUrl,
    imageAlt,
    created: created.toISOString(),
    date: longDate(created),
    counts: countReactions(data, texts),
    url,
  };
}
