import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { name, sample, text } from './field-types.ts';

export const mark = ({ image }: SchemaContext) =>
  z.strictObject({
    name: name.describe('Name, read out by screen readers'),
    logo: image().describe('SVG of the logo, such as ./clients/kettle.svg'),
    sample,
    text: text.optional().describe('Text after the name in the tooltip of an affiliation'),
  });
