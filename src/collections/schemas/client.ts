import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { name, sample, text } from './field-types.ts';

export const client = ({ image }: SchemaContext) =>
  z.strictObject({
    name: name.describe('Name, read out by screen readers'),
    logo: image().describe('SVG of the logo, black on nothing, such as ./clients/kettle.svg'),
    work: text.optional().describe('The service we provided, and the year'),
    sample,
  });
