import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { paragraphs, text } from './field-types.ts';

export const service = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.int().positive().describe('The place in the list, from 1'),
    title: text.describe('The name of the service'),
    tagline: text.max(80).describe('The witty line on the home page'),
    icon: z.enum(['bearing', 'strata', 'rope', 'saddle']).describe('Which drawing is beside it'),
    plate: image().describe('A picture in SVG beside this file, 480 × 600; it only decorates'),
    description: text.describe('Two sentences, on the home page'),
    detailedDescription: paragraphs.describe('On the page of services, a paragraph each'),
    features: z.array(text).length(6).describe('6 bullets on the page of services'),
  });
