import { group, name, text } from './field-types.ts';

export const quote = group('Quote that the person agreed to have published', {
  text: text.max(200).describe('One or two sentences, without quotation marks'),
  name: name.describe('Name of the person quoted'),
  role: text.describe('Who that is: a position, without naming the client'),
});
