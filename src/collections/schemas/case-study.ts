import { reference } from 'astro:content';
import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { group, listOf, text } from './field-types.ts';

export const caseStudy = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.int().positive().describe('The place in the list, from 1'),
    title: text.describe('The name of the case study'),
    client: text.describe(
      'The client in words that do not name it, such as “A home care agency in 3 states”',
    ),
    approved: z
      .date()
      .optional()
      .describe(
        'The day on which the client approved this text in writing. Only where it is filled in, the page says so',
      ),
    cover: image().describe(
      'A poster in SVG beside this file, 480 × 600. An element with data-depth moves while the poster leans: 1 is nearest, less than 0 is far',
    ),
    coverLit: image()
      .optional()
      .describe(
        'What lights up on the poster under the pointer: an SVG of the same size, clear elsewhere',
      ),
    coverAlt: text.describe('What the poster shows, for those who do not see it'),
    problem: text.describe('The problem in one or two sentences'),
    done: text.describe('What was done, in one or two sentences'),
    result: group('The result as a figure', {
      figure: text.max(12).describe('The figure alone, such as “38 min”'),
      text: text.describe('What the figure means; the sentence goes on from it'),
    }),
    quote: z
      .strictObject({
        text: text.max(200).describe('One sentence or two, without quotation marks'),
        name: text.describe('Who said it'),
        role: text.describe('Their position, in words that do not name the client'),
      })
      .optional()
      .describe('What somebody at the client said and agreed to see published'),
    lead: reference('team')
      .optional()
      .describe('Who led the work for us: the number of their file in content/team'),
    services: listOf('Which services it took, by their ids', reference('services')),
    year: z.int().min(2015).describe('The year in which it was finished'),
    updated: z.date().describe('The day on which this text was last changed'),
  });
