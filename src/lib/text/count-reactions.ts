import type { CollectionEntry } from 'astro:content';

type Post = CollectionEntry<'posts'>['data'];
type Words = CollectionEntry<'homePage'>['data']['posts'];

/** "1 like, 3 comments" */
export function countReactions({ likes, comments }: Post, words: Words): string {
  const liked = `${likes} ${likes === 1 ? words.like : words.likes}`;
  const said = `${comments} ${comments === 1 ? words.comment : words.comments}`;
  return `${liked}, ${said}`;
}
