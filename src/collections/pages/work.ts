import { getReplies } from '#collections/replies.ts';
import {
  getRates,
  getReferenced,
  getPage,
  listEntries,
  listRelatedStudies,
} from '#collections/queries.ts';
import { priceFacts } from '#lib/estimate/estimate.ts';
import { fill } from '#lib/firm/fill.ts';
import { caseStudyNode } from '#lib/structured-data/entries.ts';

/** What Work shows, section by section. */
export async function getWorkPage() {
  const { title, description, heading, intro, caseStudies, portfolio, enquiry } =
    await getPage('work');
  const { replies } = await getPage('getStarted');
  const studies = await listEntries('caseStudies');
  const team = await listEntries('team');
  const named = studies.map(async (study) => ({
    study,
    services: await Promise.all(study.data.services.map(getReferenced)),
    lead: study.data.lead && (await getReferenced(study.data.lead)),
  }));
  // The figures of the case studies are on the page already.
  const reading = (await listRelatedStudies('needs')).map((study) => ({
    href: study.href,
    title: study.title,
    options: study.options,
  }));
  return {
    head: { title, description },
    nodes: studies.map((study) => caseStudyNode(study, team)),
    heading,
    intro,
    posters: { heading: caseStudies.heading, labels: caseStudies.carousel, studies },
    portfolio: { ...portfolio, labels: caseStudies, studies: await Promise.all(named) },
    enquiry: { ...fill(enquiry, priceFacts(await getRates())), reading },
    replies: await getReplies(replies),
  };
}
