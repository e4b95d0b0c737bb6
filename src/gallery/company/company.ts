import type { CollectionEntry } from 'astro:content';
import type { State } from '#gallery/states.ts';
import { describeEntries, list } from './entries.ts';
import { describeHome } from './home.ts';
import { describeLegalText } from './legal.ts';
import { describeOnePage } from './one-page.ts';
import { describePosts } from './posts.ts';
import logo from './logo.svg';
import { describeServices } from './services.ts';
import { describeSite } from './site.ts';
import { describeTeam } from './team.ts';
import { describeToposcope } from './toposcope.ts';
import { describeWork } from './work.ts';

export type Company = Awaited<ReturnType<typeof describeCompany>>;

/**
 * A company that does not exist, in one of the states: what its pages would hand to their sections, each under the name of
 * the component.
 */
export async function describeCompany(state: State) {
  const entries = describeEntries(state);
  const { say, heading, text, pdf, quote, isEmpty, atLeastOne, post } = entries;
  return {
    state,
    heading,
    text,
    pdf,
    ...describeHome(entries),
    ...describeServices(entries),
    ...describeWork(entries),
    ...(await describeTeam(entries)),
    onePage: describeOnePage(entries),
    toposcope: describeToposcope(entries),
    socialPosts: describePosts(entries),
    legalText: describeLegalText(say),
    formLayout: {
      next: { heading: say('What happens next'), steps: list(3, () => say('We ring you.')) },
      ...(!isEmpty && { quote }),
      words: { withoutScript: say('Without scripts, write to'), previewNotice: say('A preview.') },
      email: 'hello@company.example',
    },
    ways: list(atLeastOne, () => ({
      label: say('Work'),
      href: '#',
      line: say('What was done'),
    })),
    firstLightTime: {
      today: say('The sun rises today at {time}.'),
      tomorrow: say('The sun rises tomorrow at {time}.'),
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
