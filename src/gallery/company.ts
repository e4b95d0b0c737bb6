import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { getPicture } from '#collections/picture.ts';
import type { ShownPost } from '#collections/read-post.ts';
import type { Member } from '#collections/team.ts';
import drawing from './drawing.svg';
import { type State, states } from './states.ts';

const picture: ImageMetadata = drawing;
const carousel = { previous: 'Previous', next: 'Next', place: '{place} of {count}' };

/** A company that does not exist, in one of the states: what its pages would hand to their sections. */
export async function describeCompany(state: State) {
  const say = states[state];
  const isEmpty = state === 'empty';
  const isLong = state === 'long';
  /** Three of them; none if that is possible, or many. */
  const several = isEmpty ? 0 : isLong ? 9 : 3;
  const list = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(index));

  const quote = { text: say('It was done on the day.'), name: 'Ada Quill', role: say('manager') };
  const study = (index: number): CollectionEntry<'caseStudies'> => ({
    id: `study-${index}`,
    collection: 'caseStudies',
    data: {
      order: index,
      title: say('A line that is answered'),
      sample: true,
      client: say('A council by the sea'),
      cover: picture,
      coverAlt: say('A hill'),
      problem: say('Nobody answered the telephone.'),
      done: say('We answered it, then wrote down what people asked.'),
      result: { figure: '9 min', text: say('from a call to an answer, instead of two days.') },
      ...(!isEmpty && { quote }),
      services: [],
      year: 2026,
      updated: new Date('2026-01-01'),
    },
  });
  const service = (index: number): CollectionEntry<'services'> & { need: string } => ({
    id: `service-${index}`,
    collection: 'services',
    need: 'other',
    data: {
      order: index,
      title: say('Listening'),
      tagline: say('First we hear what is wrong.'),
      icon: 'bearing',
      plate: picture,
      description: say('A week of it, with notes.'),
      detailedDescription: [say('We sit beside the people who do the work.'), say('Then we ask.')],
      features: list(Math.max(1, several), () => say('A page of notes')),
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
  const types = (['Blue', 'Gold', 'Green', 'Orange'] as const).map(type);
  const post = (index: number): ShownPost => ({
    text: say('The stove in the hut is new.'),
    image: undefined,
    created: new Date(`2026-0${(index % 9) + 1}-01`),
    counts: '1 like, 2 comments',
    url: `https://www.linkedin.example/posts/${index}`,
  });

  const heading = say('Plain words');
  const text = say('Somebody has to say what it costs, and this company says it first.');
  const studies = list(Math.max(1, several), study);
  const labels = {
    close: 'Close',
    trueColors: 'True Colors',
    dominant: '{person} is mostly {type}.',
    strengths: 'Strengths',
    workStyle: 'Work style',
    email: 'Email',
    linkedin: 'LinkedIn profile',
    led: 'Led:',
    previous: 'Previous',
    next: 'Next',
  };
  return {
    heading,
    text,
    quote,
    carousel,
    hero: {
      headline: say('Plain words, said first'),
      what: text,
      tagline: say('Owned by those who work in it.'),
      country: say('By the sea'),
      button: say('How'),
      claim: `{figure} ${say('to an answer')}`,
      study: study(0),
      offer: { label: say('The first hour is free.'), href: '#' },
    },
    intro: {
      title: say('Who we are'),
      line: say('Two of us, and a dog.'),
      definition: {
        word: say('plain·word'),
        pronunciation: '/ˈpleɪnwɜːd/',
        partOfSpeech: 'noun',
        senses: list(Math.max(1, several), () => say('what somebody says first')),
      },
      paragraphs: list(Math.max(1, several), () => text),
      more: { label: say('What we do'), href: '#' },
    },
    proof: { study: study(0), link: say('Read how') },
    teasers: {
      heading: say('What we do'),
      learnMore: say('More'),
      about: 'about',
      firm: say('Company'),
      services: list(Math.max(1, several), service),
    },
    rows: {
      services: list(Math.max(1, several), service),
      ways: 'Services',
      unfold: say('The rest'),
      enquire: say('Ask about'),
    },
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
    onePage: { onePage: describeOnePage(say), rates: { day: prices, firstStep: prices } },
    clients: {
      heading: say('Who rings'),
      text,
      clients: list(several, (index): CollectionEntry<'clients'> => ({
        id: `${index}`,
        collection: 'clients',
        data: { name: say('A council'), logo: picture, sample: true },
      })),
    },
    posters: { heading: say('What was done'), labels: carousel, studies },
    wall: {
      members: await Promise.all(list(isLong ? 24 : 5, member)),
      types,
      labels,
      arrange: {
        start: 'Rearrange the wall',
        stop: 'Done rearranging',
        hint: say('Drag a face to where you want it.'),
        earlier: 'Move {person} earlier',
        later: 'Move {person} later',
        moved: '{person} is now number {place} of {count}.',
        reset: 'Reset order',
        wasReset: 'Everybody is back.',
      },
      freeDesk: { label: say('A free desk'), text: say('Join us.') },
    },
    trueColors: {
      heading: say('How we are'),
      paragraphs: [text],
      carousel,
      labels,
      types: types.map((each): CollectionEntry<'trueColors'> => ({
        id: each.id,
        collection: 'trueColors',
        data: { ...each, text },
      })),
    },
    video: {
      heading: say('A morning by the sea'),
      text: say('Filmed from the pier.'),
      play: 'Play',
      title: say('A morning'),
      description: say('The sun rises over the water.'),
      published: new Date('2026-01-01'),
      seconds: 12,
    },
    form: {
      next: { heading: say('What happens next'), steps: list(3, () => say('We ring you.')) },
      words: { withoutScript: say('Without scripts, write to'), previewNotice: say('A preview.') },
      email: 'hello@company.example',
    },
    ways: list(Math.max(1, several), () => ({
      label: say('Work'),
      href: '#',
      line: say('What was done'),
    })),
    firstLight: {
      today: say('The sun rises today.'),
      tomorrow: say('The sun rises tomorrow.'),
    },
    replies: {
      name: 'Ada Quill',
      role: say('Consultant'),
      portrait: isEmpty ? undefined : picture,
      text: '{person}, {title}, reads every enquiry.',
      ring: 'Or ring {first}:',
      phone: '02 5550 0123',
      tel: '+61255500123',
    },
    posts: {
      posts: list(several, post),
      hasMore: isLong,
      words: {
        heading: say('What we said'),
        viewOn: 'View',
        loadMore: 'Load More',
        loading: 'Loading…',
        loadFailed: 'They could not be loaded.',
        seeMore: 'See more',
        seeLess: 'See less',
        like: 'like',
        likes: 'likes',
        comment: 'comment',
        comments: 'comments',
        newTab: '(opens in a new tab)',
      },
    },
    closing: {
      heading: say('Ring us'),
      text,
      button: say('Write'),
      href: '#',
      ...(!isEmpty && { more: { label: say('or look around'), href: '#' } }),
    },
  };
}

const prices = { from: 1200, to: 1900 };

/** The page after the first hour, and three questions with an answer each. */
function describeOnePage(say: (text: string) => string): CollectionEntry<'onePage'>['data'] {
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
    },
    unfold: say('The rest'),
    download: say('Download'),
    note: '({size} KB)',
  };
}
