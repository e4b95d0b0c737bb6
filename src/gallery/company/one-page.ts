import type { CollectionEntry } from 'astro:content';
import type { Entries } from './entries.ts';

const prices = { from: 1200, to: 1900 };

/** What the section about the one page shows. */
export function describeOnePage({ say, pdf }: Entries) {
  return {
    onePage: describeContent(say),
    rates: { day: prices, firstStep: prices },
    pdf,
    tone: 'rose' as const,
    enquiryHref: '#top',
  };
}

/** The page after the first hour, and three questions with an answer each. */
function describeContent(say: (text: string) => string): CollectionEntry<'onePage'>['data'] {
  const part = { heading: say('What we heard'), paragraphs: [say('It takes two days.')] };
  const cost = { heading: say('The cost'), help: 'a', people: 'a', soon: 'a' };
  const option = { id: 'a', label: say('A plan') };
  return {
    heading: say('On one page'),
    text: say('You get it after the first hour.'),
    sheet: {
      title: say('Calls to a council'),
      short: say('One page'),
      example: say('It is made up.'),
      description: '',
      updated: new Date('2026-01-01'),
      heard: part,
      first: part,
      leave: say('We would leave the rest.'),
      cost: { ...cost, text: '{answer}' },
    },
    estimate: {
      heading: say('Roughly'),
      text: say('Three questions.'),
      help: { question: say('What?'), options: [{ ...option, days: { from: 5, to: 10 } }] },
      people: { question: say('For how many?'), options: [{ ...option, times: 1 }] },
      soon: { question: say('When?'), options: [{ ...option, times: 1, consultants: 1 }] },
      answer: '{weeks}, {days}: {price}',
      days: '{range} days',
      weeks: '{range} weeks',
      table: say('If there is time'),
      sooner: say('Sooner costs more.'),
      after: say('Then we talk.'),
      enquire: say('Ask'),
    },
    unfold: say('The rest'),
    download: say('Download'),
    note: '({size} KB)',
  };
}
