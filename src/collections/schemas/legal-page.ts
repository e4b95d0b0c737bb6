import { day, page, text } from './field-types.ts';

export const legalPage = page.extend({
  updated: day.describe('Date of the latest change, shown on the page'),
  changed: text.describe('Text before that date'),
  contents: text.describe('Heading of the table of contents'),
});
