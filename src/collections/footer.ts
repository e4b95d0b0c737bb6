import { getPage, getSite, listEntries, listPosts } from './queries.ts';
import { readPost } from './read-post.ts';

/** What the footer of every page shows. */
export async function getFooter() {
  const { posts: words } = await getPage('home');
  const [newest] = await listPosts();
  return {
    site: await getSite(),
    affiliations: await listEntries('affiliations'),
    latestPost: newest && (await readPost(newest, words)),
  };
}
