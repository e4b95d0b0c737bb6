import {
  getOnePage,
  getPage,
  getRates,
  getSite,
  listRelatedStudies,
} from '#collections/queries.ts';
import { priceFacts } from '#lib/estimate/estimate.ts';
import { fill } from '#lib/firm/fill.ts';
import { getReplies } from '#collections/replies.ts';

/** What Get Started shows, section by section. */
export async function getGetStartedPage() {
  const { title, description, heading, intro, next, quote, replies } = await getPage('getStarted');
  const { name: firm } = await getSite();
  const rates = await getRates();
  return {
    head: { title, description },
    heading,
    intro: fill(intro, priceFacts(rates)),
    firm,
    next,
    quote,
    replies: await getReplies(replies),
    reading: await listRelatedStudies('needs'),
    onePage: { onePage: await getOnePage(), rates },
  };
}
