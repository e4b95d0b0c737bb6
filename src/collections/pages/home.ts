import { getReferenced, getPage, getSite, listEntries, listPosts } from '#collections/queries.ts';
import { readPost } from '#collections/read-post.ts';

/** How many portraits are beside the link to the team. */
const portraitsShown = 6;

/** How many posts are shown before "Load More Posts" is pressed. */
const firstPosts = 8;

/** What Home shows, section by section. */
export async function getHomePage() {
  const { keywords, headline, what, tagline, country, intro, name } = await getSite();
  const page = await getPage('home');
  const posts = await listPosts();
  return {
    head: { title: page.title, description: page.description, keywords },
    hero: {
      headline,
      what,
      tagline,
      country,
      button: page.services.button,
      study: await getReferenced(page.result),
      offer: page.offer,
    },
    intro: { ...intro, portraits: await listPortraits(), more: page.more },
    proof: { study: await getReferenced(page.proof.study), link: page.proof.link },
    services: { ...page.services, firm: name, services: await listEntries('services') },
    clients: { ...page.clients, clients: await listEntries('clients') },
    posts: {
      words: page.posts,
      posts: await Promise.all(
        posts.slice(0, firstPosts).map((post) => readPost(post, page.posts)),
      ),
      hasMore: posts.length > firstPosts,
    },
    closing: page.closing,
    firstLight: page.firstLight,
  };
}

/** Those of the people who stand first on the wall of the team. */
async function listPortraits() {
  const team = await listEntries('team');
  return team.flatMap(({ data }) => data.portrait ?? []).slice(0, portraitsShown);
}
