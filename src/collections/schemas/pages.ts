import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { carousel, link, page, paragraphs, section, text } from './parts.ts';

export const pages = {
  home: page.omit({ heading: true }).extend({
    services: z.strictObject({
      heading: text,
      button: text,
      learnMore: text,
      about: text.describe('Said to screen readers between “Learn more” and a service'),
    }),
    proof: z.strictObject({
      study: reference('caseStudies').describe(
        'The case study whose poster and figure stand there',
      ),
      link: text,
    }),
    clients: section,
    closing: section.extend({
      button: text,
      more: link.describe('The quieter way on, beside the button'),
    }),
    posts: z.strictObject({
      heading: text,
      viewOn: text,
      loadMore: text,
      loading: text,
      loadFailed: text,
      seeMore: text,
      seeLess: text,
      like: text,
      likes: text,
      comment: text,
      comments: text,
      newTab: text.describe('Said to screen readers after the link to a post'),
      more: text.describe('Without JavaScript: the link to the older posts'),
    }),
  }),
  services: page.extend({
    intro: text,
    buying: z.strictObject({
      heading: text,
      paragraphs,
      facts: z
        .array(z.strictObject({ label: text, value: text }))
        .optional()
        .describe('What a buyer looks up, such as the panels that the firm is on'),
      questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
    }),
    button: text,
    closing: section,
  }),
  work: page.extend({
    intro: text,
    portfolio: section,
    caseStudies: z.strictObject({
      heading: text,
      problem: text,
      done: text,
      services: text,
      lead: text.describe('Before the name of who led the work'),
      approved: text
        .includes('{date}')
        .describe('A sentence with {date}, shown only where a case study has a day of approval'),
      download: text,
      file: text
        .includes('{size}')
        .describe('Behind the link to the PDF, with {size} in kilobytes'),
      carousel,
    }),
    enquiry: section,
  }),
  team: page.extend({
    intro: text,
    profile: z.strictObject({
      close: text,
      trueColors: text,
      dominant: text.describe('A sentence with {person} and {type}'),
      strengths: text,
      workStyle: text,
      email: text,
      linkedin: text,
    }),
    trueColors: z.strictObject({ heading: text, paragraphs, carousel }),
    freeDesk: z
      .strictObject({ label: text, text })
      .describe('The last place on the wall, which leads to Join Us'),
    joining: section.extend({ button: text }),
    arrange: z.strictObject({
      start: text,
      stop: text,
      hint: text,
      earlier: text.describe('With {person}'),
      later: text.describe('With {person}'),
      moved: text.describe('Announced, with {person}, {place} and {count}'),
      reset: text,
      wasReset: text.describe('Announced'),
    }),
    video: z.strictObject({
      heading: text,
      text,
      play: text,
      title: text,
      description: text.describe('For those who do not see the clip'),
      published: z.date().describe('Told to search engines'),
      seconds: z.int().positive().describe('How long it is; told to search engines'),
      back: text,
    }),
  }),
  joinUs: page.extend({
    intro: text,
    skills: text,
    about: text,
    next: z.strictObject({ heading: text, steps: paragraphs }),
  }),
  getStarted: page.extend({
    intro: text,
    needs: text,
    comments: text,
    about: text,
    next: z.strictObject({ heading: text, steps: paragraphs }),
    replies: z.strictObject({
      person: reference('team').describe('Whose portrait stands there: the number of their file'),
      text: text.describe('With the name and the role as {person} and {title}'),
    }),
  }),
  notFound: page.extend({ code: text, text, back: text }),
  cardNotFound: page.extend({ text, back: text }),
  card: z.strictObject({
    description: text.describe('A sentence with {person}, {title} and {organization}'),
    save: text,
    call: text,
    email: text,
    share: text,
    copied: text,
    help: text,
    inApp: z.strictObject({ text, link: text }),
    turn: text,
    qrCode: text.includes('{url}').describe('Describes the code on the back, with {url}'),
    turned: text.describe('Shown under the card while its back is up'),
    codes: z.strictObject({
      heading: text,
      contact: section.extend({ alt: text }),
      withoutPhoto: text,
      code: text,
      picture: text,
    }),
    offline: z.strictObject({ title: text, text, retry: text }),
    sheet: section.extend({ title: text }),
  }),
};

export const legalPage = page.extend({
  updated: z.date().describe('The day of the latest change, which the page shows'),
  changed: text.describe('Before that day'),
  intro: text,
  contents: text.describe('The heading of the table of clauses'),
});
