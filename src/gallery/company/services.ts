import { type Entries, list } from './entries.ts';

/** What the sections about services show, on Home too. */
export function describeServices({ say, text, isEmpty, several, service, services }: Entries) {
  const rowLabels = { ways: 'Services', unfold: say('The rest'), enquire: say('Ask about') };
  const first = service(0);
  /** A service with a long title and one feature. Its id differs, because the page of all shows the other services too. */
  const lone = {
    ...first,
    id: 'lone-service',
    data: {
      ...first.data,
      title: say('Staying beside the people who do the work, until they send us home'),
      features: [say('A page of notes')],
    },
  };
  return {
    serviceTeasers: {
      heading: say('What we do'),
      learnMore: say('More'),
      about: 'about',
      firm: say('Company'),
      services,
    },
    serviceRows: { ...rowLabels, services },
    serviceRowsLone: { ...rowLabels, ways: 'The only service', services: [lone] },
    buying: {
      heading: say('How to buy'),
      paragraphs: [text],
      ...(!isEmpty && {
        facts: list(several, () => ({ label: say('A day'), value: say('from $1,200') })),
        procurement: {
          sample: true,
          heading: say('What a buyer checks'),
          facts: list(several, () => ({ label: say('Insurance'), value: text })),
        },
      }),
      questions: list(several, () => ({ question: say('May we ring?'), answer: text })),
    },
  };
}
