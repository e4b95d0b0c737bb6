import type { APIRoute } from 'astro';
import { listPosts } from '#collections/posts.ts';

/** All posts, for "Load More Posts" on the home page. */
export const GET: APIRoute = async () => Response.json(await listPosts());
