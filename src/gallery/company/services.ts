import { type Entries, list } from './entries.ts';

/** What the sections about services show, on Home too. */
export function describeServices({ say, text, isEmpty, several, service, services }: Entries) {
  const rowLabels = { ways: 'Services', unfold: say('The rest'), enquire: say('Ask about') };
  const usual = service(0);
  /** A long name, one point and an id that no other service has. */
  const lone = {
    ...usual,
    id: 'lone-service',
    data: {
      ...usual.data,
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
