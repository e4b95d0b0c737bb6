import { type Entries, list, picture } from './entries.ts';

/** What the sections of Home show. */
export function describeHome({ say, text, atLeastOne, study }: Entries) {
  return {
    hero: {
      headline: say('Plain words, said first'),
      what: text,
      tagline: say('Owned by those who work in it.'),
      country: say('By the sea'),
      button: say('How'),
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
      portraits: list(atLeastOne, () => picture),
      more: { label: say('What we do'), href: '#' },
    },
    proof: { study: study(0), link: say('Read how') },
  };
}
