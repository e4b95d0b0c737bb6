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
    trueColors: {
      ...page.trueColors,
      types: await listEntries('trueColors'),
      labels: profile,
    },
    video,
    joining,
  };
}
