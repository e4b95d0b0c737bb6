import { getPage, listEntries } from '#collections/queries.ts';
import { listMembers, listTypes } from '#collections/team.ts';
import { personNodes, videoNode } from '#lib/structured-data/entries.ts';

/** What Team shows, section by section. */
export async function getTeamPage() {
  const page = await getPage('team');
  const { title, description, heading, intro, arrange, profile, freeDesk, video, joining } = page;
  return {
    head: { title, description },
    nodes: [...personNodes(await listEntries('team')), videoNode(video)],
    heading,
    intro,
    wall: {
      members: await listMembers(),
      types: await listTypes(),
      arrange,
      labels: profile,
      freeDesk,
    },
    toposcope: { ...page.toposcope, ...(await listPeaks()) },
    trueColors: {
      ...page.trueColors,
      types: await listEntries('trueColors'),
      labels: profile,
    },
    video,
    joining,
  };
}

/** The case studies and the services, each service with the results of the case studies that it went into. */
async function listPeaks() {
  const studies = await listEntries('caseStudies');
  const services = await listEntries('services');
  return {
    studies: studies.map(({ id, data: { title, result } }) => ({ id, title, result })),
    services: services.map(({ id, data: { title } }) => ({
      id,
      title,
      results: studies
        .filter(({ data }) => data.services.some((service) => service.id === id))
        .map(({ data: { result } }) => ({
          figure: result.figure,
          meaning: result.brief ?? result.short,
        })),
    })),
  };
}
