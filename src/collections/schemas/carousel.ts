import { group, template, text } from './field-types.ts';

export const carousel = group('Labels of the carousel', {
  previous: text.describe('Screen reader label of the back arrow'),
  next: text.describe('Screen reader label of the forward arrow'),
  place: template(['place', 'count'], 'Position of a slide, with {place} and {count}'),
});
