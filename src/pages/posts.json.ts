import type { APIRoute } from 'astro';
import { readPost } from '#features/posts/read-post.ts';
import { getPage, listPosts } from '#collections/queries.ts';

/** All posts, for "Load More Posts" on the home page. */
export const GET: APIRoute = async () => {
  const { posts: texts } = await getPage('home');
  const posts = await listPosts();
  return Response.json(await Promise.all(posts.map((post) => readPost(post, texts))));
};
