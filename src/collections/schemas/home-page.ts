import { reference } from 'astro:content';
import {
  fixed,
  group,
  link,
  page,
  path,
  pricedText,
  section,
  template,
  text,
} from './field-types.ts';

/** The texts of Home. */
export const home = page.omit({ heading: true, intro: true }).extend({
  result: reference('caseStudies').describe(
    'Case study whose result is at the bottom of the first screen; best another than under “proof”',
  ),
  offer: group('Link at the bottom of the first screen: the price', {
    figure: pricedText.max(20).describe('The most important part, in large letters'),
    text: pricedText.describe('The rest; prices are filled in from rates.yaml'),
    href: path.describe('Path of the link'),
  }),
  more: link.describe('Link below “Who are we?”, whose text is in site.yaml'),
  services: group('Services on Home', {
    heading: fixed('Heading above the services'),
    button: fixed('Button below the headline'),
    learnMore: fixed('Link to a service'),
    about: text.describe('Screen reader text between “Learn more” and the service'),
  }),
  proof: group('Case study on Home', {
    study: reference('caseStudies').describe('Case study whose cover and figure are shown'),
    link: text.describe('Link text, before the title of the case study'),
  }),
  clients: section.describe('Section about clients'),
  closing: group('Last section of the page', {
    ...section.shape,
    button: text.describe('Button to Get Started'),
    more: link.describe('Less prominent link beside the button'),
  }),
  firstLight: group('The next sunrise in Canberra, at the foot of the page', {
    today: template(['time'], 'What to say before sunrise'),
    tomorrow: template(['time'], 'What to say after it'),
  }),
  posts: group('Text around the social posts', {
    heading: fixed('Heading above the posts'),
    viewOn: fixed('Link to a post'),
    loadMore: fixed('Button that shows older posts'),
    loading: fixed('Same button while they load'),
    loadFailed: text.describe('Shown if they cannot be loaded'),
    seeMore: fixed('Button that shows the rest of a long post'),
    seeLess: fixed('Button that hides it again'),
    like: text.describe('Word after the number 1'),
    likes: text.describe('Word after any other number'),
    comment: text.describe('Word after the number 1'),
    comments: text.describe('Word after any other number'),
    newTab: text.describe('Screen reader text after the link to a post'),
  }),
});
