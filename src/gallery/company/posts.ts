import { type Entries, list } from './entries.ts';

/** What the section of posts shows. */
export function describePosts({ say, isLong, several, post }: Entries) {
  return {
    posts: list(several, post),
    hasMore: isLong,
    words: {
      heading: say('What we said'),
      viewOn: 'View',
      loadMore: 'Load More',
      loading: 'Loading…',
      loadFailed: 'They could not be loaded.',
      seeMore: 'See more',
      seeLess: 'See less',
      like: 'like',
      likes: 'likes',
      comment: 'comment',
      comments: 'comments',
      newTab: '(opens in a new tab)',
    },
  };
}
