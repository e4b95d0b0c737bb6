import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { ShownPost } from '#collections/read-post.ts';
import { type State, states } from '#gallery/states.ts';
import drawing from './drawing.svg';

export const picture: ImageMetadata = drawing;

/** The words of a carousel. */
export const carousel = { previous: 'Previous', next: 'Next', place: '{place} of {count}' };

export const list = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Each has a name of its own, as an editor would give it. */
const titles = [
  'A line that is answered',
  'A desk that is found',
  'A form that is read',
  'A queue that moves',
  'A map that is right',
  'A bill that adds up',
];
const services = ['Listening', 'Asking', 'Writing', 'Counting', 'Drawing', 'Staying'];

export type Entries = ReturnType<typeof describeEntries>;

/**
 * What several pages of a company that does not exist show, in one of the states: its texts, makers of its entries, and how
 * many there are.
 */
export function describeEntries(state: State) {
  const say = states[state];
  const isEmpty = state === 'empty';
  const isLong = state === 'long';
  /** Three of them; none if that is possible, or many. */
  const several = isEmpty ? 0 : isLong ? titles.length : 3;
  /** The same, for lists that no page is without. */
  const atLeastOne = Math.max(1, several);

  const heading = say('Plain words');
  const text = say('Somebody has to say what it costs, and this company says it first.');
  const pdf = { href: '#main', note: say('(PDF, 20 KB, opens in a new tab)') };

  const quote = { text: say('It was done on the day.'), name: 'Ada Quill', role: say('manager') };
  const study = (index: number): CollectionEntry<'caseStudies'> => ({
    id: `study-${index}`,
    collection: 'caseStudies',
    data: {
      order: index,
      title: say(titles[index] ?? ''),
      sample: true,
      client: say('A council by the sea'),
      cover: picture,
      coverAlt: say('A hill'),
      problem: say('Nobody answered the telephone.'),
      done: say('We answered it, then wrote down what people asked.'),
      result: {
        figure: '9 min',
        short: say('to an answer, not two days'),
        text: say('from a call to an answer, instead of two days.'),
      },
      ...(!isEmpty && { quote, terms: say('2026, a month, two of us') }),
      services: [],
      year: 2026,
      updated: new Date('2026-01-01'),
    },
    rendered: { html: `<p>${say('It rang and rang.')}</p>` },
  });
  const service = (index: number): CollectionEntry<'services'> & { need: string } => ({
    id: `service-${index}`,
    collection: 'services',
    need: 'other',
    data: {
      order: index,
      title: say(services[index] ?? ''),
      tagline: say('First we hear what is wrong.'),
      ...(!isEmpty && { price: say('from $1,200') }),
      icon: 'bearing',
      plate: picture,
      description: say('A week of it, with notes.'),
      detailedDescription: [say('We sit beside the people who do the work.'), say('Then we ask.')],
      features: list(atLeastOne, () => say('A page of notes')),
      ...(!isEmpty && { quote }),
    },
  });
  const post = (index: number): ShownPost => ({
    text: say('The stove in the hut is new.'),
    image: undefined,
    created: new Date(`2026-0${(index % 9) + 1}-01`),
    counts: '1 like, 2 comments',
    url: `https://www.linkedin.example/posts/${index}`,
  });
  return {
    say,
    isEmpty,
    isLong,
    several,
    atLeastOne,
    heading,
    text,
    pdf,
    quote,
    study,
    studies: list(atLeastOne, study),
    service,
    services: list(atLeastOne, service),
    post,
  };
}
