import { reference } from 'astro:content';
import { fixed, group, link, page, section, text } from './field-types.ts';

/** The texts of Home. */
export const home = page.omit({ heading: true }).extend({
  offer: link.describe(
    'At the foot of the first screen: what it costs, as the page Services says it',
  ),
  intro: group('“Who are we?”, whose words stand in site.yaml', {
    more: link.describe('The way on from there'),
  }),
  services: group('The services, on the first page', {
    heading: fixed('Above the services'),
    button: fixed('The button below the headline'),
    learnMore: fixed('The button of a service'),
    about: text.describe('For screen readers, between “Learn more” and a service'),
  }),
  proof: group('The proof: one case study', {
    study: reference('caseStudies').describe('The case study whose poster and figure stand there'),
    link: text.describe('The words of the link to it'),
  }),
  clients: section.describe('The clients'),
  closing: section
    .extend({
      button: text.describe('The button to Get Started'),
      more: link.describe('The quieter way on, beside the button'),
    })
    .describe('The end of the page'),
  posts: group('The words around the posts', {
    heading: fixed('Above the posts'),
    viewOn: fixed('The link to a post'),
    loadMore: fixed('The button that shows older posts'),
    loading: fixed('That button while they load'),
    loadFailed: text.describe('Shown if they cannot be loaded'),
    seeMore: fixed('Shows the rest of a long post'),
    seeLess: fixed('Folds it again'),
    like: text.describe('After the number 1'),
    likes: text.describe('After any other number'),
    comment: text.describe('After the number 1'),
    comments: text.describe('After any other number'),
    newTab: text.describe('For screen readers, after the link to a post'),
    more: text.describe('Without JavaScript: the link to the older posts'),
  }),
});
