import { getPage, listRelatedStudies } from '#collections/queries.ts';
import { getReplies } from '#collections/replies.ts';

/** What Join Us shows, section by section. */
export async function getJoinusPage() {
  const { title, description, heading, intro, next, quote, replies } = await getPage('joinus');
  return {
    head: { title, description },
    heading,
    intro,
    next,
    quote,
    replies: await getReplies(replies),
    reading: await listRelatedStudies('skills'),
  };
}
