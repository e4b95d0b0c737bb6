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
import { introBeside, low } from '#ui/page-head/intro-beside.css.ts';
import RelativeTime from '#ui/relative-time/RelativeTime.astro';
import BoxLink from './composed/BoxLink.astro';
import BriefFooter from './composed/BriefFooter.astro';
import Button from './composed/Button.astro';
import Disclosure from './composed/Disclosure.astro';
import Fold from './composed/Fold.astro';
import Form from './composed/Form.astro';
import Header from './composed/Header.astro';
import Icon from './composed/Icon.astro';
import MoreFields from './composed/MoreFields.astro';
import PageHead from './composed/PageHead.astro';
import Section from './composed/Section.astro';
import Success from './composed/Success.astro';
import TrueColors from './composed/TrueColors.astro';
import { alone, type Example, section, small, withScenery } from './example.ts';
import type { State } from './states.ts';

// To add an example, add a line to examplesByFolder below. The line has three parts:
// - The component. If it needs others inside it, or is only a class, write a file composed/{Name}.astro.
// - The props of the component. They come from the fixture company (company/), whose texts change with the state.
// - The states, besides the usual one, in which the component looks different (states.ts).
// To show the component with other props, add a second example. Put a hyphen and a word after its name: Section-sky.
// Then run "npm run pictures". It takes the pictures that tests/gallery/pictures.test.ts lists, and the tests compare the
// component with them. Look at the new pictures, and commit them.

/** The states in which texts take more room. */
const textStates = ['long', 'word', 'large'] as const;

/** An example of a button of one kind. */
const button = (props: Omit<ComponentProps<typeof Button>, 'label'>) =>
  small(Button, ({ heading }) => ({ label: heading, ...props }), ...textStates);

/** The head of a page, in one of its layouts. */
const head = (
  layout: Partial<ComponentProps<typeof PageHead>>,
  ...others: Exclude<State, 'usual'>[]
) =>
  withScenery(
    section(PageHead, ({ heading, text }) => ({ heading, intro: text, ...layout }), ...others),
  );

/** An example of Section itself, in one tone. */
const toned = (props: Omit<ComponentProps<typeof Section>, 'heading' | 'text'>) =>
  section(Section, ({ heading, text }) => ({ heading, text, ...props }));

/**
 * Every example, by the folder of its component, then by a name of its own, which is part of its address: /gallery/Hero/long is
 * Hero in the state "long". No two names are the same. What follows a hyphen tells several examples of a component apart.
 */
export const examplesByFolder: Record<string, Record<string, Example>> = {
  'ui/box-link': {
    BoxLink: small(BoxLink, ({ heading }) => ({ label: heading }), ...textStates),
  },
  'ui/button': {
    'Button-strong': button({ kind: 'strong' }),
    'Button-strong-with-icon': button({ kind: 'strong', hasIcon: true }),
    'Button-plain': button({ kind: 'plain' }),
    'Button-text': button({ kind: 'text' }),
  },
  'ui/closing': {
    Closing: section(Closing, ({ closing }) => closing, 'empty', ...textStates),
    'Closing-all-ridges': alone(
      section(Closing, ({ closing }) => ({ ...closing, edge: 'all' as const })),
    ),
  },
  'ui/current-year': {
    CurrentYear: small(CurrentYear, () => ({})),
  },
  'ui/disclosure': {
    Disclosure: small(
      Disclosure,
      ({ heading, text }) => ({ summary: heading, text }),
      ...textStates,
    ),
    'Disclosure-open-on-wide': small(
      Disclosure,
      ({ heading, text }) => ({ summary: heading, text, isOpenOnWide: true }),
      ...textStates,
    ),
  },
  'ui/file-link': {
    FileLink: small(FileLink, ({ heading, pdf }) => ({ label: heading, file: pdf }), ...textStates),
  },
  'ui/fold': {
    Fold: small(Fold, ({ heading, text }) => ({ label: heading, text }), ...textStates),
  },
  'ui/form': {
    Form: section(
      Form,
      ({ formLayout, whoReplies, state }) => ({ layout: formLayout, whoReplies, state }),
      'empty',
      'problems',
      ...textStates,
    ),
    MoreFields: small(MoreFields, ({ heading, text }) => ({ label: heading, text }), ...textStates),
    Success: small(Success, ({ state }) => ({ state }), ...textStates),
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
    PageHead: head({}, ...textStates),
    'PageHead-above': head({ class: introAbove }),
    'PageHead-beside': head({ class: introBeside }),
    'PageHead-low': head({ class: low, tone: 'paper' }),
  },
  'ui/relative-time': {
    RelativeTime: small(RelativeTime, () => ({ date: new Date('2026-01-01') })),
  },
  'ui/section': {
    'Section-sky': toned({ tone: 'sky' }),
    'Section-paper': toned({ tone: 'paper' }),
    'Section-apricot': toned({ tone: 'apricot', edge: 'near' }),
    'Section-rose': toned({ tone: 'rose', edge: 'mid', isMirrored: true }),
    'Section-ground': toned({ tone: 'ground', edge: 'mid' }),
    'Section-after-ground': toned({ tone: 'apricot', edge: 'all' }),
  },
  'features/case-studies': {
    Posters: section(Posters, ({ posters }) => posters, ...textStates),
    Portfolio: section(Portfolio, ({ portfolio }) => portfolio, 'empty', ...textStates),
    Proof: section(Proof, ({ proof }) => proof, 'empty', ...textStates),
  },
  'features/clients': {
    Clients: section(Clients, ({ clients }) => clients, ...textStates),
  },
  'features/first-light': {
    FirstLightTime: small(FirstLightTime, ({ firstLightTime }) => firstLightTime),
  },
  'features/hero': {
    Hero: withScenery(section(Hero, ({ hero }) => hero, ...textStates)),
  },
  'features/intro': {
    Intro: section(Intro, ({ intro }) => intro, ...textStates),
  },
  'features/legal': {
    LegalText: section(LegalText, ({ legalText }) => ({ entry: legalText }), ...textStates),
  },
  'features/not-found': {
    Ways: section(Ways, ({ ways }) => ({ ways }), ...textStates),
  },
  'features/one-page': {
    OnePage: section(OnePage, ({ onePage }) => onePage, ...textStates),
  },
  'features/posts': {
    SocialPosts: section(SocialPosts, ({ socialPosts }) => socialPosts, ...textStates),
  },
  'features/services': {
    Buying: section(Buying, ({ buying }) => buying, 'empty', ...textStates),
    GuideArrow: small(GuideArrow, ({ heading }) => ({ href: '#main', label: heading }), 'word'),
    ServiceRows: section(ServiceRows, ({ serviceRows }) => serviceRows, ...textStates),
    'ServiceRows-lone': section(
      ServiceRows,
      ({ serviceRowsLone }) => serviceRowsLone,
      ...textStates,
    ),
    ServiceTeasers: section(ServiceTeasers, ({ serviceTeasers }) => serviceTeasers, ...textStates),
  },
  'features/team': {
    TeamSection: section(TeamSection, ({ teamSection }) => teamSection, 'empty', ...textStates),
    WhoReplies: small(WhoReplies, ({ whoReplies }) => whoReplies, 'empty', ...textStates),
  },
  'features/toposcope': {
    Toposcope: section(Toposcope, ({ toposcope }) => toposcope, 'empty', ...textStates),
  },
  'features/true-colors': {
    TrueColors: section(
      TrueColors,
      ({ trueColors, videoPoster }) => ({ trueColors, videoPoster }),
      ...textStates,
    ),
  },
  'chrome/header': {
    Header: section(Header, ({ chrome }) => chrome, 'large'),
  },
  'chrome/footer': {
    Footer: section(Footer, ({ chrome }) => chrome, 'empty', ...textStates),
    BriefFooter: section(BriefFooter, ({ chrome }) => chrome, ...textStates),
  },
};
