import { reference, type SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { day, group, listOf, sample, text } from './field-types.ts';
import { quote } from './quote.ts';

export const caseStudy = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.int().min(1).describe('Position in the list, starting at 1'),
    title: text.max(100).describe('Name of the case study'),
    sample,
    client: text.describe('Client without a name, such as “A home care agency in 3 states”'),
    approved: day.optional().describe('When the client approved this text in writing, if ever'),
    cover: image().describe(
      'SVG drawing beside this file, 480 × 600, for the poster on Work. Elements with data-depth move when it tilts: 1 is nearest, below 0 is far away',
    ),
    coverLit: image().optional().describe('SVG over the cover: what lights up under the pointer'),
    coverAlt: text.describe('Alt text: what the cover shows'),
    problem: text.describe('Problem, in one or two sentences'),
    done: text.describe('What we did, in one or two sentences'),
    result: group('Result as a figure', {
      figure: text.max(12).describe('Figure on its own, such as “38 min”'),
      short: text.max(70).describe('What the figure means in a few words, and what it was before'),
      brief: text
        .max(30)
        .optional()
        .describe('The same in fewer words, such as “to ring 300 people”, below a service on Team'),
      text: text.describe('Rest of the sentence, which says what the figure means'),
    }),
    quote: quote.optional(),
    terms: text.optional().describe('How long it took, how many of us, and how it was paid'),
    lead: reference('team').optional().describe('Number of the team member who led the work'),
    services: listOf('Ids of the services provided', reference('services')),
    year: z.int().min(2015).describe('Year in which the work was finished'),
    updated: day.describe('Date on which this text last changed'),
  });
