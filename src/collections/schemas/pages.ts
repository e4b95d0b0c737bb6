import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { carousel, fixed, link, page, paragraphs, section, text } from './parts.ts';

export const pages = {
  home: page.omit({ heading: true }).extend({
    services: z.strictObject({
      heading: fixed('Above the services'),
      button: fixed('The button below the headline'),
      learnMore: fixed('The button of a service'),
      about: text.describe('Said to screen readers between “Learn more” and a service'),
    }),
    proof: z.strictObject({
      study: reference('caseStudies').describe(
        'The case study whose poster and figure stand there',
      ),
      link: text.describe('The words of the link to it'),
    }),
    clients: section,
    closing: section.extend({
      button: text.describe('The button to Get Started'),
      more: link.describe('The quieter way on, beside the button'),
    }),
    posts: z.strictObject({
      heading: fixed('Above the posts'),
      viewOn: fixed('The link to a post'),
      loadMore: fixed('The button that shows older posts'),
      loading: fixed('That button while they load'),
      loadFailed: text.describe('Said when they do not come'),
      seeMore: fixed('Shows the rest of a long post'),
      seeLess: fixed('Folds it again'),
      like: text.describe('Behind 1'),
      likes: text.describe('Behind any other number'),
      comment: text.describe('Behind 1'),
      comments: text.describe('Behind any other number'),
      newTab: text.describe('Said to screen readers after the link to a post'),
      more: text.describe('Without JavaScript: the link to the older posts'),
    }),
  }),
  services: page.extend({
    intro: text.describe('Below the heading'),
    buying: z.strictObject({
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
      questions: z
        .array(
          z.strictObject({
            question: text.describe('As a buyer asks it'),
            answer: text.describe('Shown when the question is opened'),
          }),
        )
        .min(1),
    }),
    button: fixed('The button to Get Started'),
    closing: section,
  }),
  work: page.extend({
    intro: text.describe('Below the heading'),
    portfolio: section,
    caseStudies: z.strictObject({
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
      file: text
        .includes('{size}')
        .describe('Behind the link to the PDF, with {size} in kilobytes'),
      carousel,
    }),
    enquiry: section,
  }),
  team: page.extend({
    intro: text.describe('Below the heading'),
    profile: z.strictObject({
      close: fixed('Closes a profile'),
      trueColors: fixed('Above the colour of a member'),
      dominant: text.describe('A sentence with {person} and {type}'),
      strengths: text.describe('Above the 3 strengths'),
      workStyle: text.describe('Above the 3 traits of work style'),
      email: text.describe('The link that writes to a member'),
      linkedin: text.describe('The link to a member’s profile'),
    }),
    trueColors: z.strictObject({
      heading: fixed('Above the explanation of the model'),
      paragraphs,
      carousel,
    }),
    freeDesk: z
      .strictObject({
        label: text.describe('On the last place of the wall'),
        text: text.describe('Below that'),
      })
      .describe('The last place on the wall, which leads to Join Us'),
    joining: section.extend({ button: fixed('The link to Join Us') }),
    arrange: z.strictObject({
      start: text.describe('The button that lets the wall be rearranged'),
      stop: text.describe('The same button, to end it'),
      hint: text.describe('How to rearrange'),
      earlier: text.describe('With {person}'),
      later: text.describe('With {person}'),
      moved: text.describe('Announced, with {person}, {place} and {count}'),
      reset: text.describe('The button back to the first order'),
      wasReset: text.describe('Announced'),
    }),
    video: z.strictObject({
      heading: text.describe('Beside the film'),
      text: text.describe('Behind that heading'),
      play: text.describe('What screen readers call the button'),
      title: text.describe('The name of the film'),
      description: text.describe('For those who do not see the clip'),
      published: z.date().describe('Told to search engines'),
      seconds: z.int().positive().describe('How long it is; told to search engines'),
      back: text.describe('The link from the film’s own page'),
    }),
  }),
  joinUs: page.extend({
    intro: text.describe('Below the heading'),
    skills: fixed('The heading of the first part'),
    about: fixed('The heading of the second part'),
    next: z.strictObject({
      heading: text.describe('Beside the form'),
      steps: paragraphs,
    }),
  }),
  getStarted: page.extend({
    intro: text.describe('Below the heading'),
    needs: fixed('The heading of the first part'),
    comments: fixed('The heading of the second part'),
    about: fixed('The heading of the third part'),
    next: z.strictObject({
      heading: text.describe('Beside the form'),
      steps: paragraphs,
    }),
    replies: z.strictObject({
      person: reference('team').describe('Whose portrait stands there: the number of their file'),
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
  card: z.strictObject({
    description: text.describe('A sentence with {person}, {title} and {organization}'),
    save: fixed('The button that saves the contact'),
    call: fixed('The button that rings'),
    email: fixed('The button that writes'),
    share: fixed('The button that shares'),
    copied: text.describe('Announced when the link was copied instead of shared'),
    help: text.describe('How a contact is saved on a phone that asks'),
    inApp: z.strictObject({
      text: text.describe('Said inside the browser of an app'),
      link: text.describe('The link out of it'),
    }),
    turn: text.describe('The button that turns the card'),
    qrCode: text.includes('{url}').describe('Describes the code on the back, with {url}'),
    turned: text.describe('Shown under the card while its back is up'),
    codes: z.strictObject({
      heading: text.describe('Above the codes and files'),
      contact: section.extend({ alt: text.describe('Describes the code') }),
      withoutPhoto: text.describe('The link to a smaller contact file'),
      code: text.describe('The link to the code as a picture'),
      picture: text.describe('The link to the front as a picture'),
    }),
    offline: z.strictObject({
      title: text.describe('The heading when a card was not stored'),
      text: text.describe('What to do then'),
      retry: text.describe('The button that asks again'),
    }),
    sheet: section.extend({ title: text.describe('The title of the page with all codes') }),
  }),
};

export const legalPage = page.extend({
  updated: z.date().describe('The day of the latest change, which the page shows'),
  changed: text.describe('Before that day'),
  intro: text.describe('Below the heading'),
  contents: text.describe('The heading of the table of clauses'),
});
