import type { APIRoute } from 'astro';
import { listPosts } from '#collections/queries.ts';
import { readPost } from '#collections/read-post.ts';

/** All posts, for "Load More Posts" on the home page. */
export const GET: APIRoute = async () =>
  Response.json(await Promise.all((await listPosts()).map((post) => readPost(post))));
