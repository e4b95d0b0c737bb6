import { day, group, page, section, text } from './field-types.ts';

export const legalPage = page.extend({
  updated: day.describe('Date of the latest change, shown on the page'),
  changed: text.describe('Text before that date'),
  contents: text.describe('Heading of the table of contents'),
  closing: group('Last section of the page', {
    ...section.shape,
    button: text.describe('Button to Get Started'),
  }),
});
