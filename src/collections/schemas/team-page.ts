import { z } from 'astro/zod';
import { carousel, fixed, group, page, paragraphs, section, text } from './field-types.ts';

/** The texts of the team and its film. */
export const team = page.extend({
  intro: text.describe('Below the heading'),
  profile: group('The profile of a member', {
    close: fixed('Closes a profile'),
    trueColors: fixed('Above the colour of a member'),
    dominant: text.describe('A sentence with {person} and {type}'),
    strengths: text.describe('Above the 3 strengths'),
    workStyle: text.describe('Above the 3 traits of work style'),
    email: text.describe('The link that writes to a member'),
    linkedin: text.describe('The link to a member’s profile'),
  }),
  trueColors: group('The model of the colours', {
    heading: fixed('Above the explanation of the model'),
    paragraphs,
    carousel,
  }),
  freeDesk: group('The last place on the wall, which leads to Join Us', {
    label: text.describe('On the last place of the wall'),
    text: text.describe('Below that'),
  }),
  joining: section.extend({ button: fixed('The link to Join Us') }).describe('The way to Join Us'),
  arrange: group('Rearranging the wall', {
    start: text.describe('The button that lets the wall be rearranged'),
    stop: text.describe('The same button, to end it'),
    hint: text.describe('How to rearrange'),
    earlier: text.describe('With {person}'),
    later: text.describe('With {person}'),
    moved: text.describe('Announced, with {person}, {place} and {count}'),
    reset: text.describe('The button back to the first order'),
    wasReset: text.describe('Announced'),
  }),
  video: group('The film', {
    heading: text.describe('Beside the film'),
    text: text.describe('After that heading'),
    play: text.describe('What screen readers call the button'),
    title: text.describe('The name of the film'),
    description: text.describe('For those who do not see the clip'),
    published: z.date().describe('Told to search engines'),
    seconds: z.int().positive().describe('How long it is; told to search engines'),
    back: text.describe('The link from the film’s own page'),
  }),
});
