import { z } from 'astro/zod';
import { carousel, fixed, page, paragraphs, section, text } from './field-types.ts';

/** The texts of the team and its film. */
export const team = page.extend({
  intro: text.describe('Below the heading'),
  profile: z
    .strictObject({
      close: fixed('Closes a profile'),
      trueColors: fixed('Above the colour of a member'),
      dominant: text.describe('A sentence with {person} and {type}'),
      strengths: text.describe('Above the 3 strengths'),
      workStyle: text.describe('Above the 3 traits of work style'),
      email: text.describe('The link that writes to a member'),
      linkedin: text.describe('The link to a member’s profile'),
    })
    .describe('The profile of a member'),
  trueColors: z
    .strictObject({
      heading: fixed('Above the explanation of the model'),
      paragraphs,
      carousel,
    })
    .describe('The model of the colours'),
  freeDesk: z
    .strictObject({
      label: text.describe('On the last place of the wall'),
      text: text.describe('Below that'),
    })
    .describe('The last place on the wall, which leads to Join Us'),
  joining: section.extend({ button: fixed('The link to Join Us') }).describe('The way to Join Us'),
  arrange: z
    .strictObject({
      start: text.describe('The button that lets the wall be rearranged'),
      stop: text.describe('The same button, to end it'),
      hint: text.describe('How to rearrange'),
      earlier: text.describe('With {person}'),
      later: text.describe('With {person}'),
      moved: text.describe('Announced, with {person}, {place} and {count}'),
      reset: text.describe('The button back to the first order'),
      wasReset: text.describe('Announced'),
    })
    .describe('Rearranging the wall'),
  video: z
    .strictObject({
      heading: text.describe('Beside the film'),
      text: text.describe('After that heading'),
      play: text.describe('What screen readers call the button'),
      title: text.describe('The name of the film'),
      description: text.describe('For those who do not see the clip'),
      published: z.date().describe('Told to search engines'),
      seconds: z.int().positive().describe('How long it is; told to search engines'),
      back: text.describe('The link from the film’s own page'),
    })
    .describe('The film'),
});
