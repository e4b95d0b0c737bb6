import { z } from 'astro/zod';
import { option, text } from './field-types.ts';

export const mark = z.strictObject({
  id: option.shape.id.describe('Id and file name of the logo: clients/{id}.svg'),
  name: text.describe('Name, read out by screen readers'),
  text: text.optional().describe('Text after the name in the tooltip of an affiliation'),
});
