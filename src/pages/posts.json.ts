import type { APIRoute } from 'astro';
import { readPost } from '#features/posts/read-post.ts';
import { listPosts } from '#collections/queries.ts';

/** All posts, for "Load More Posts" on the home page. */
export const GET: APIRoute = async () =>
  Response.json(await Promise.all((await listPosts()).map((post) => readPost(post))));
