import type { CollectionEntry } from 'astro:content';
import { formats, type FormatName } from '#features/toposcope/draw-engraving.ts';
import { writeEngraving } from '#features/toposcope/write-engraving.ts';
import {
  carousel,
  describeEntries,
  describeOnePage,
  describeStudyLabels,
  list,
  picture,
} from './entries.ts';
import { describeLegalText } from './legal.ts';
import logo from './logo.svg';
import { describeSite } from './site.ts';
import type { State } from '#gallery/states.ts';

const prices = { from: 1200, to: 1900 };

export type Company = Awaited<ReturnType<typeof describeCompany>>;

/** A company that does not exist, in one of the states: what its pages would hand to their sections. */
export async function describeCompany(state: State) {
  const { say, isEmpty, isLong, several, atLeastOne, study, service, member, lead, types, post } =
    describeEntries(state);

  const heading = say('Plain words');
  const text = say('Somebody has to say what it costs, and this company says it first.');
  const studies = list(atLeastOne, study);
  const services = list(atLeastOne, service);
  const engrave = (format: FormatName) =>
    `data:image/svg+xml,${encodeURIComponent(writeEngraving({ far: studies.length, mid: services.length }, formats[format]))}`;
  const pdf = { href: '#main', note: say('(PDF, 20 KB, opens in a new tab)') };
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
    state,
    heading,
    text,
    pdf,
    legal: describeLegalText(say),
    hero: {
      headline: say('Plain words, said first'),
      what: text,
      tagline: say('Owned by those who work in it.'),
      country: say('By the sea'),
      button: say('How'),
      claim: `{figure} ${say('to an answer')}`,
      study: study(0),
      offer: { figure: say('An hour free'), text: say('then it costs'), href: '#' },
    },
    intro: {
      title: say('Who we are'),
      line: say('Two of us, and a dog.'),
      definition: {
        word: say('plain·word'),
        pronunciation: '/ˈpleɪnwɜːd/',
        partOfSpeech: 'noun',
        senses: list(atLeastOne, () => say('what somebody says first')),
      },
      paragraphs: list(atLeastOne, () => text),
      more: { label: say('What we do'), href: '#' },
    },
    proof: { study: study(0), link: say('Read how') },
    teasers: {
      heading: say('What we do'),
      learnMore: say('More'),
      about: 'about',
      firm: say('Company'),
      services,
    },
    rows: {
      services,
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
    onePage: {
      onePage: describeOnePage(say),
      rates: { day: prices, firstStep: prices },
      pdf,
      tone: 'rose' as const,
      edge: 'mid' as const,
      isMirrored: true,
      enquiryHref: '#top',
    },
    clients: {
      heading: say('Who rings'),
      text,
      clients: list(several, (index): CollectionEntry<'clients'> => ({
        id: `${index}`,
        collection: 'clients',
        data: { name: say('A council'), logo, sample: true },
      })),
    },
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
      labels: describeStudyLabels(say),
    },
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
    toposcope: {
      heading: say('What is in view'),
      text,
      studies: studies.map(({ id, data: { title, result } }) => ({ id, title, result })),
      services: services.map(({ id, data: { title } }) => ({
        id,
        title,
        heights: list(several, () => '9 min'),
      })),
      drawings: { wide: engrave('wide'), narrow: engrave('narrow') },
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
    ways: list(atLeastOne, () => ({
      label: say('Work'),
      href: '#',
      line: say('What was done'),
    })),
    firstLight: {
      today: say('The sun rises today at {time}.'),
      tomorrow: say('The sun rises tomorrow at {time}.'),
    },
    replies: {
      name: 'Ada Quill',
      role: say('Consultant'),
      portrait: isEmpty ? undefined : picture,
      text: '{person}, {title}, reads every enquiry.',
      ring: 'Ring {first}:',
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
    chrome: {
      site: describeSite(say, isEmpty),
      affiliations: list(atLeastOne, (index): CollectionEntry<'affiliations'> => ({
        id: `${index}`,
        collection: 'affiliations',
        data: { name: say('A guild'), logo, text: say('It meets on Mondays.'), sample: true },
      })),
      latestPost: isEmpty ? undefined : post(0),
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
