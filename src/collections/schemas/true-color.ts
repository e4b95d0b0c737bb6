import { z } from 'astro/zod';
import { colorType, text } from './field-types.ts';

const traits = z.array(text).length(3);

/** One of the four types of the True Colors model. Their tints are in src/styles/tints.ts. */
export const trueColor = z.strictObject({
  id: colorType.describe('Name of the type'),
  text: text.describe('Description of people of this type'),
  strengths: traits.describe('3 one-word strengths. Wording set by the specification'),
  workStyle: traits.describe('3 one-word traits. Wording set by the specification'),
});
