import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { getPicture } from '#collections/picture.ts';
import type { ShownPost } from '#collections/read-post.ts';
import type { Member } from '#collections/team.ts';
import drawing from './drawing.svg';
import { type State, states } from '#gallery/states.ts';

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

/** The content of a company that does not exist, in one of the states: makers of its entries, and how many there are. */
export function describeEntries(state: State) {
  const say = states[state];
  const isEmpty = state === 'empty';
  const isLong = state === 'long';
  /** Three of them; none if that is possible, or many. */
  const several = isEmpty ? 0 : isLong ? titles.length : 3;
  /** The same, for lists that no page is without. */
  const atLeastOne = Math.max(1, several);

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
      ...(!isEmpty && { quote }),
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
      icon: 'bearing',
      plate: picture,
      description: say('A week of it, with notes.'),
      detailedDescription: [say('We sit beside the people who do the work.'), say('Then we ask.')],
      features: list(atLeastOne, () => say('A page of notes')),
    },
  });
  const member = async (index: number): Promise<Member> => ({
    id: `${index + 1}`,
    name: say('Ada Quill'),
    role: isEmpty ? '' : say('Consultant'),
    purpose: say('Ask me twice.'),
    email: isEmpty ? '' : 'ada@company.example',
    linkedinUrl: isEmpty ? '' : 'https://www.linkedin.example/in/ada',
    colorType: (['Blue', 'Gold', 'Green', 'Orange'] as const)[index % 4] ?? 'Blue',
    portrait: isEmpty ? undefined : await getPicture(picture, 480, 480),
    led: isEmpty ? [] : [{ id: 'study-0', title: say('A line that is answered') }],
  });
  const type = (id: Member['colorType']) => ({
    id,
    strengths: list(3, () => say('Patient')),
    workStyle: list(3, () => say('Quiet')),
  });
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
  const types = (['Blue', 'Gold', 'Green', 'Orange'] as const).map(type);
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
    quote,
    study,
    service,
    member,
    lead,
    types,
    post,
  };
}

/** The page after the first hour, and three questions with an answer each. */
export function describeOnePage(say: (text: string) => string): CollectionEntry<'onePage'>['data'] {
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
      answer: '{weeks}: {price}',
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

/** The words around a case study. */
export const describeStudyLabels = (
  say: (text: string) => string,
): CollectionEntry<'workPage'>['data']['caseStudies'] => ({
  heading: say('What was done'),
  problem: say('What was wrong'),
  done: say('What we did'),
  services: say('Services'),
  lead: say('Led by'),
  approved: `${say('Approved')} {date}`,
  story: say('The story'),
  download: say('Download'),
  note: '({size} KB)',
  carousel,
});
