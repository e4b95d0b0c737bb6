import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { card } from './card-page.ts';
import { home } from './home-page.ts';
import { carousel, fixed, group, listOf, page, paragraphs, section, text } from './field-types.ts';
import { team } from './team-page.ts';

/** The note beside a form. */
const next = group('What happens after sending', {
  heading: text.describe('Beside the form'),
  steps: paragraphs,
});

export const pages = {
  home,
  services: page.extend({
    intro: text.describe('Below the heading'),
    enquire: text.describe('The link below a service; the name of the service follows'),
    buying: group('How to buy', {
      heading: text.describe('Above how to buy'),
      paragraphs,
      facts: z
        .array(
          z.strictObject({
            label: text.describe('What the fact is about'),
            value: text.describe('The fact'),
          }),
        )
        .optional()
        .describe(
          'What a buyer looks up: price bands, panels, clearances, who replies. Not shown if left out',
        ),
      questions: listOf(
        'What buyers ask',
        z.strictObject({
          question: text.describe('As a buyer asks it'),
          answer: text.describe('Shown when the question is opened'),
        }),
      ),
    }),
    button: fixed('The button to Get Started'),
    closing: section.describe('The end of the page'),
  }),
  work: page.extend({
    intro: text.describe('Below the heading'),
    portfolio: section.describe('Above the case studies'),
    caseStudies: group('The words around the case studies', {
      heading: fixed('Above the case studies'),
      problem: text.describe('Above what the problem was'),
      done: text.describe('Above what was done'),
      services: text.describe('Before the services that it took'),
      lead: text.describe('Before the name of who led the work'),
      approved: text
        .includes('{date}')
        .describe('A sentence with {date}, shown only where a case study has a day of approval'),
      story: text.describe('Opens the story of a case study'),
      download: text.describe('The link to the PDF'),
      file: text.includes('{size}').describe('After the link to the PDF, with {size} in kilobytes'),
      carousel,
    }),
    enquiry: section.describe('Above the enquiry form'),
  }),
  team,
  joinUs: page.extend({
    intro: text.describe('Below the heading'),
    skills: fixed('The heading of the first part'),
    about: fixed('The heading of the second part'),
    next,
  }),
  getStarted: page.extend({
    intro: text.describe('Below the heading'),
    needs: fixed('The heading of the first part'),
    comments: fixed('The heading of the second part'),
    about: fixed('The heading of the third part'),
    next,
    replies: group('Who replies', {
      person: reference('team').describe('Whose portrait is shown: the number of their file'),
      text: text.describe('With the name and the role as {person} and {title}'),
    }),
  }),
  notFound: page.extend({
    code: fixed('Above the heading'),
    text: text.describe('Below the heading'),
    back: fixed('The link to the first page'),
  }),
  cardNotFound: page.extend({
    text: text.describe('Below the heading'),
    back: text.describe('The link to the first page'),
  }),
  card,
};

export const legalPage = page.extend({
  updated: z.date().describe('The day of the latest change, which the page shows'),
  changed: text.describe('Before that day'),
  intro: text.describe('Below the heading'),
  contents: text.describe('The heading of the table of clauses'),
});
