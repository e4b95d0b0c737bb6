import { z } from 'astro/zod';
import {
  day,
  group,
  listOf,
  option,
  paragraphs,
  pricedText,
  template,
  text,
} from './field-types.ts';
import { range } from './rates.ts';

const times = z.number().min(1).describe('How many times as many days it takes');

/** One of the three questions, and its answers. */
const question = <Answer extends z.ZodType>(what: string, answer: Answer) =>
  group(what, { question: text.describe('The question'), options: listOf('Its answers', answer) });

/** The page that a client gets after the first hour, and the estimate beside it. */
export const onePage = z.strictObject({
  heading: text.describe('Heading of the section'),
  text: text.describe('Paragraph below it'),
  sheet: group('The example', {
    title: text.describe('Its heading, and the title of the PDF'),
    short: text.describe('What it is, above its heading'),
    example: text.describe('Says that it is made up'),
    description: text.describe('Description of the PDF'),
    updated: day.describe('Date of the PDF'),
    heard: group('What we heard', { heading: text.describe('Heading'), paragraphs }),
    first: group('What we would do first', { heading: text.describe('Heading'), paragraphs }),
    leave: text.describe('What we would leave alone'),
    cost: group('Roughly what it costs', {
      heading: text.describe('Heading'),
      help: text.describe('Id of the answer to the first question below'),
      people: text.describe('Id of the answer to the second question'),
      soon: text.describe('Id of the answer to the third question'),
      text: template(['answer'], 'Paragraph with the estimate as {answer}'),
    }),
  }),
  estimate: group('The estimate', {
    heading: text.describe('Heading'),
    text: pricedText.describe('Paragraph below it; {dayRate} is filled in'),
    help: question(
      'Question about the kind of help',
      option.extend({ days: range('Days of one consultant, for the smallest') }),
    ),
    people: question('Question about the number of people', option.extend({ times })),
    soon: question(
      'Question about the time',
      option.extend({ consultants: z.int().min(1).describe('How many of us work on it'), times }),
    ),
    answer: template(['days', 'weeks', 'price'], 'The answer with {days}, {weeks} and {price}'),
    days: template(['range'], 'The days of work with their {range}'),
    weeks: template(['range'], 'The weeks with their {range}'),
    table: text.describe('Heading of the table for the first answer to the third question'),
    sooner: text.describe('Paragraph below the table, about the other answers'),
    after: text.describe('Paragraph below the answer'),
    enquire: text.describe('Link to the enquiry form, below all of it'),
  }),
  unfold: text.describe('On phones and upright tablets, what shows the rest of the sheet'),
  download: text.describe('Link to the PDF'),
  note: template(['size'], 'Text after that link, with {size} in kilobytes'),
});
