import { z } from 'astro/zod';
import { option, text } from './field-types.ts';

export const mark = z.strictObject({
  id: option.shape.id.describe('Also the name of the mark: clients/{id}.svg'),
  name: text.describe('Its name, which screen readers say'),
  text: text.optional().describe('What the tooltip of an affiliation adds to its name'),
});
