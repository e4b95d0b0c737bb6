import { z } from 'astro/zod';
import { carousel } from './carousel.ts';
import {
  day,
  fixed,
  group,
  link,
  page,
  paragraphs,
  section,
  template,
  text,
} from './field-types.ts';

/** The texts of the team and its film. */
export const team = page.extend({
  profile: group('Profile of a member', {
    close: fixed('Button that closes a profile'),
    trueColors: fixed('Heading above the member’s True Color'),
    dominant: template(['person', 'type'], 'Sentence with {person} and {type}'),
    strengths: text.describe('Label of the 3 strengths'),
    workStyle: text.describe('Label of the 3 work style traits'),
    email: text.describe('Link that starts an email to the member'),
    linkedin: text.describe('Link to the member’s LinkedIn profile'),
    led: text.describe('Words before the case studies that the member led'),
    previous: text.describe('Words above the name of the previous member on the wall'),
    next: text.describe('Words above the name of the next member on the wall'),
  }),
  toposcope: group('Panorama of the case studies and services', {
    ...section.shape,
  }),
  trueColors: group('Explanation of True Colors', {
    heading: fixed('Heading of the explanation'),
    paragraphs,
    carousel,
  }),
  freeDesk: group('Last place on the wall, which links to Join Us', {
    label: text.describe('Label of that place'),
    text: text.describe('Text below the label'),
  }),
  joining: group('Section on joining us', {
    ...section.shape,
    button: fixed('Link to Join Us'),
    more: link.describe('Less prominent link beside the button, for somebody who would hire us'),
  }),
  arrange: group('Controls for rearranging the wall', {
    start: text.describe('Button that starts rearranging'),
    stop: text.describe('Same button, to finish'),
    hint: text.describe('Instructions for rearranging'),
    earlier: template(['person'], 'Label of the back arrow, with {person}'),
    later: template(['person'], 'Label of the forward arrow, with {person}'),
    moved: template(
      ['person', 'place', 'count'],
      'Announcement after a move, with {person}, {place} and {count}',
    ),
    reset: text.describe('Button that restores the original order'),
    wasReset: text.describe('Announcement after that'),
  }),
  video: group('Film', {
    ...section.shape,
    play: text.describe('Screen reader label of the play button'),
    title: text.describe('Title of the film'),
    description: text.describe('Description for people who cannot see the film'),
    published: day.describe('Publication date, for search engines'),
    seconds: z.int().min(1).describe('Length in seconds, for search engines'),
  }),
});
