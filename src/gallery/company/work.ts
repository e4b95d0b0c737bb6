import type { CollectionEntry } from 'astro:content';
import { carousel, type Entries, list } from './entries.ts';
import logo from './logo.svg';

/** What the sections of Work show. */
export function describeWork({ say, text, pdf, isEmpty, several, service, studies }: Entries) {
  const lead: CollectionEntry<'team'> = {
    id: '1',
    collection: 'team',
    data: {
      name: say('Ada Quill'),
      role: say('Consultant'),
      colorType: 'Blue',
      linkedinUrl: '',
      email: '',
      purpose: say('Ask me twice.'),
    },
  };
  return {
    posters: { heading: say('What was done'), labels: carousel, studies },
    portfolio: {
      heading: say('All of it'),
      text,
      studies: studies.map((each) => ({
        study: each,
        services: list(several, service),
        lead: isEmpty ? undefined : lead,
        pdf,
      })),
      labels: describeLabels(say),
    },
    clients: {
      heading: say('Who rings'),
      text,
      clients: list(several, (index): CollectionEntry<'clients'> => ({
        id: `${index}`,
        collection: 'clients',
        data: { name: say('A council'), logo, work: say('Listening, 2024'), sample: true },
      })),
    },
  };
}

/** The words around a case study. */
const describeLabels = (
  say: (text: string) => string,
): CollectionEntry<'workPage'>['data']['caseStudies'] => ({
  heading: say('What was done'),
  unfold: say('The rest'),
  problem: say('What was wrong'),
  done: say('What we did'),
  services: say('Services'),
  terms: say('Bought'),
  lead: say('Led by'),
  approved: `${say('Approved')} {date}`,
  story: say('The story'),
  download: say('Download'),
  note: '({size} KB)',
  carousel,
});
