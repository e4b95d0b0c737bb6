import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { paragraphs, pricedText, text } from './field-types.ts';
import { quote } from './quote.ts';

export const service = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.int().min(1).describe('Position in the list, starting at 1'),
    title: text.describe('Name of the service'),
    tagline: text.max(80).describe('Witty line, on Home and Services'),
    price: pricedText.optional().describe('What it costs; prices are filled in from rates.yaml'),
    icon: z.enum(['bearing', 'strata', 'rope', 'saddle']).describe('Icon of the service'),
    plate: image().describe('Decorative SVG beside this file, 480 × 600'),
    description: text.describe('Two sentences, on Home'),
    detailedDescription: paragraphs.describe('Paragraphs on Services, one after each hyphen'),
    features: z.array(text).length(6).describe('6 bullet points on Services'),
    quote: quote.optional(),
  });
