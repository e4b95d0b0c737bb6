import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { ComponentProps } from 'astro/types';
import Footer from '#chrome/footer/Footer.astro';
import Posters from '#features/case-studies/Posters.astro';
import Portfolio from '#features/case-studies/Portfolio.astro';
import Proof from '#features/case-studies/Proof.astro';
import Clients from '#features/clients/Clients.astro';
import FirstLightTime from '#features/first-light/FirstLightTime.astro';
import Hero from '#features/hero/Hero.astro';
import Intro from '#features/intro/Intro.astro';
import LegalText from '#features/legal/LegalText.astro';
import Ways from '#features/not-found/Ways.astro';
import OnePage from '#features/one-page/OnePage.astro';
import SocialPosts from '#features/posts/SocialPosts.astro';
import Buying from '#features/services/Buying.astro';
import GuideArrow from '#features/services/GuideArrow.astro';
import ServiceRows from '#features/services/ServiceRows.astro';
import ServiceTeasers from '#features/services/ServiceTeasers.astro';
import TeamSection from '#features/team/TeamSection.astro';
import WhoReplies from '#features/team/WhoReplies.astro';
import Toposcope from '#features/toposcope/Toposcope.astro';
import Closing from '#ui/closing/Closing.astro';
import CurrentYear from '#ui/current-year/CurrentYear.astro';
import FileLink from '#ui/file-link/FileLink.astro';
import Logo from '#ui/logo/Logo.astro';
import WithNames from '#ui/names/WithNames.astro';
import { introAbove } from '#ui/page-head/intro-above.css.ts';
import { introBeside, lowOnPhone } from '#ui/page-head/intro-beside.css.ts';
import RelativeTime from '#ui/relative-time/RelativeTime.astro';
import type { Company } from './company/company.ts';
import BoxLink from './composed/BoxLink.astro';
import BriefFooter from './composed/BriefFooter.astro';
import Disclosure from './composed/Disclosure.astro';
import Fold from './composed/Fold.astro';
import Form from './composed/Form.astro';
import Header from './composed/Header.astro';
import Icon from './composed/Icon.astro';
import MoreFields from './composed/MoreFields.astro';
import PlainButton from './composed/PlainButton.astro';
import PageHead from './composed/PageHead.astro';
import Section from './composed/Section.astro';
import StrongButton from './composed/StrongButton.astro';
import StrongButtonWithIcon from './composed/StrongButtonWithIcon.astro';
import Success from './composed/Success.astro';
import TextButton from './composed/TextButton.astro';
import TrueColors from './composed/TrueColors.astro';
import type { State } from './states.ts';

// To add an example, add a line to examplesByFolder below. It says three things:
// - The component. If it needs others inside it, or is only a class, write a file composed/{name}.astro.
// - What the component gets: a part of the company in company/, which says every text in the way of the state.
// - The states, besides the usual one, in which it shows something else (states.ts).
// For other data, such as another layout, add a second example with a hyphen in its name. Then run "npm run pictures": it
// takes a picture of each state, of the usual one also at dusk and on a desk, to which the tests compare the component
// (tests/gallery/). Look at the new pictures, and commit them.

/** How the gallery shows a component. */
export interface Example {
  Component: AstroComponentFactory;
  /** What it shows of the fixture company. */
  props: (company: Company) => object;
  /** The usual state, and those that show something else. */
  states: State[];
  /** It is part of a section, so the gallery puts it into one. */
  isSmall: boolean;
  /** It contains a landscape, which brings the shapes that sections share (src/ui/ridges/Scenery.astro). */
  hasLandscape: boolean;
  /** It has the ids of another example, so it is not shown among all. */
  isAlone: boolean;
}

/** An example of a component that is a section, or brings its own. */
const section = <Props extends object>(
  component: (props: Props) => unknown,
  props: (company: Company) => NoInfer<Props>,
  ...others: Exclude<State, 'usual'>[]
): Example => ({
  // To TypeScript, an Astro component is a function of its props.
  Component: component as AstroComponentFactory,
  props,
  states: ['usual', ...others],
  isSmall: false,
  hasLandscape: false,
  isAlone: false,
});

/** An example of a component that is part of a section. */
const small: typeof section = (...example) => ({ ...section(...example), isSmall: true });

/** The same example, of a component that contains a landscape. */
const withLandscape = (example: Example): Example => ({ ...example, hasLandscape: true });

/** The same example, with the ids of another one. */
const alone = (example: Example): Example => ({ ...example, isAlone: true });

/** The head of a page, in one of its layouts. */
const head = (
  layout: Partial<ComponentProps<typeof PageHead>>,
  ...others: Exclude<State, 'usual'>[]
) =>
  withLandscape(
    section(PageHead, ({ heading, text }) => ({ heading, intro: text, ...layout }), ...others),
  );

/** A step of the day. */
const step = (look: Omit<ComponentProps<typeof Section>, 'heading' | 'text'>) =>
  section(Section, ({ heading, text }) => ({ heading, text, ...look }));

/** The states that change how much room a text takes. */
const texts = ['long', 'word', 'large'] as const;

/**
 * Every example, by the folder of its component, then by a name of its own, which is part of its address: /gallery/Hero/long is
 * Hero in the state "long". No two names are the same. What follows a hyphen tells several examples of a component apart.
 */
export const examplesByFolder: Record<string, Record<string, Example>> = {
  'ui/box-link': {
    BoxLink: small(BoxLink, ({ heading }) => ({ label: heading }), ...texts),
  },
  'ui/button': {
    StrongButton: small(StrongButton, ({ heading }) => ({ label: heading }), ...texts),
    StrongButtonWithIcon: small(
      StrongButtonWithIcon,
      ({ heading }) => ({ label: heading }),
      ...texts,
    ),
    PlainButton: small(PlainButton, ({ heading }) => ({ label: heading }), ...texts),
    TextButton: small(TextButton, ({ heading }) => ({ label: heading }), ...texts),
  },
  'ui/closing': {
    Closing: section(Closing, ({ closing }) => closing, 'empty', ...texts),
    'Closing-all-ridges': alone(
      section(Closing, ({ closing }) => ({ ...closing, edge: 'all' as const })),
    ),
  },
  'ui/current-year': {
    CurrentYear: small(CurrentYear, () => ({})),
  },
  'ui/disclosure': {
    Disclosure: small(Disclosure, ({ heading, text }) => ({ summary: heading, text }), ...texts),
    'Disclosure-open': small(
      Disclosure,
      ({ heading, text }) => ({ summary: heading, text, open: true }),
      ...texts,
    ),
  },
  'ui/file-link': {
    FileLink: small(FileLink, ({ heading, pdf }) => ({ label: heading, file: pdf }), ...texts),
  },
  'ui/fold': {
    Fold: small(Fold, ({ heading, text }) => ({ label: heading, text }), ...texts),
  },
  'ui/form': {
    Form: section(
      Form,
      ({ formLayout, whoReplies, state }) => ({ layout: formLayout, whoReplies, state }),
      'empty',
      'problems',
      ...texts,
    ),
    MoreFields: small(MoreFields, ({ heading, text }) => ({ label: heading, text }), ...texts),
    Success: small(Success, ({ state }) => ({ state }), ...texts),
  },
  'ui/icon': {
    Icon: small(Icon, () => ({})),
  },
  'ui/logo': {
    Logo: small(Logo, ({ heading }) => ({ name: heading, label: heading }), 'word', 'large'),
  },
  'ui/names': {
    WithNames: small(WithNames, ({ text }) => ({ text, names: ['this company'] })),
  },
  'ui/page-head': {
    PageHead: head({}, ...texts),
    'PageHead-above': head({ class: introAbove }),
    'PageHead-above-ground': head({ class: introAbove, next: 'ground' }),
    'PageHead-beside': head({ class: introBeside }),
    'PageHead-low-on-phone': head({ class: lowOnPhone }),
  },
  'ui/relative-time': {
    RelativeTime: small(RelativeTime, () => ({ date: new Date('2026-01-01') })),
  },
  'ui/section': {
    'Section-sky': step({ tone: 'sky' }),
    'Section-paper': step({ tone: 'paper' }),
    'Section-apricot': step({ tone: 'apricot', edge: 'near' }),
    'Section-rose': step({ tone: 'rose', edge: 'mid', isMirrored: true }),
    'Section-ground': step({ tone: 'ground', edge: 'mid' }),
    'Section-after-ground': step({ tone: 'apricot', edge: 'all' }),
  },
  'features/case-studies': {
    Posters: section(Posters, ({ posters }) => posters, ...texts),
    Portfolio: section(Portfolio, ({ portfolio }) => portfolio, 'empty', ...texts),
    Proof: section(Proof, ({ proof }) => proof, 'empty', ...texts),
  },
  'features/clients': {
    Clients: section(Clients, ({ clients }) => clients, ...texts),
  },
  'features/first-light': {
    FirstLightTime: small(FirstLightTime, ({ firstLightTime }) => firstLightTime),
  },
  'features/hero': {
    Hero: withLandscape(section(Hero, ({ hero }) => hero, ...texts)),
  },
  'features/intro': {
    Intro: section(Intro, ({ intro }) => intro, ...texts),
  },
  'features/legal': {
    LegalText: section(LegalText, ({ legalText }) => ({ entry: legalText }), ...texts),
  },
  'features/not-found': {
    Ways: section(Ways, ({ ways }) => ({ ways }), ...texts),
  },
  'features/one-page': {
    OnePage: section(OnePage, ({ onePage }) => onePage, ...texts),
  },
  'features/posts': {
    SocialPosts: section(SocialPosts, ({ socialPosts }) => socialPosts, ...texts),
  },
  'features/services': {
    Buying: section(Buying, ({ buying }) => buying, 'empty', ...texts),
    GuideArrow: small(GuideArrow, ({ heading }) => ({ href: '#main', label: heading }), 'word'),
    ServiceRows: section(ServiceRows, ({ serviceRows }) => serviceRows, ...texts),
    'ServiceRows-lone': section(ServiceRows, ({ serviceRowsLone }) => serviceRowsLone, ...texts),
    ServiceTeasers: section(ServiceTeasers, ({ serviceTeasers }) => serviceTeasers, ...texts),
  },
  'features/team': {
    TeamSection: section(TeamSection, ({ teamSection }) => teamSection, 'empty', ...texts),
    WhoReplies: small(WhoReplies, ({ whoReplies }) => whoReplies, 'empty', ...texts),
  },
  'features/toposcope': {
    Toposcope: section(Toposcope, ({ toposcope }) => toposcope, 'empty', ...texts),
  },
  'features/true-colors': {
    TrueColors: section(
      TrueColors,
      ({ trueColors, videoPoster }) => ({ trueColors, videoPoster }),
      ...texts,
    ),
  },
  'chrome/header': {
    Header: section(Header, ({ chrome }) => chrome, 'large'),
  },
  'chrome/footer': {
    Footer: section(Footer, ({ chrome }) => chrome, 'empty', ...texts),
    BriefFooter: section(BriefFooter, ({ chrome }) => chrome, ...texts),
  },
};
