import { z } from 'astro/zod';
import { colorType, text } from './field-types.ts';

/** One of the four types of the True Colors model; its tint is the theme colour of the same name. */
export const trueColor = z.strictObject({
  id: colorType.describe('The name of the type'),
  text: text.describe('What people of this type are like'),
  strengths: z.array(text).length(3).describe('3 words. The specification fixes them'),
  workStyle: z.array(text).length(3).describe('3 words. The specification fixes them'),
});
