import { reference } from 'astro:content';
import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import {
  colorType,
  emailAddress,
  internationalPhone,
  option,
  paragraphs,
  text,
  webAddress,
} from './field-types.ts';

export const service = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.int().positive().describe('The place in the list, from 1'),
    title: text.describe('The name of the service'),
    tagline: text.max(80).describe('The witty line on the home page'),
    icon: z
      .enum(['bearing', 'strata', 'rope', 'saddle'])
      .describe('Which drawing stands beside it'),
    plate: image().describe('A picture in SVG beside this file, 480 × 600; it only decorates'),
    description: text.describe('Two sentences, on the home page'),
    detailedDescription: paragraphs.describe('On the page of services, a paragraph each'),
    features: z.array(text).length(6).describe('6 bullets on the page of services'),
  });

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
    result: z
      .strictObject({
        figure: text.max(12).describe('The figure alone, such as “38 min”'),
        text: text.describe('What the figure means; the sentence goes on from it'),
      })
      .describe('The result as a figure'),
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
    services: z
      .array(reference('services'))
      .min(1)
      .describe('Which services it took, by their ids'),
    year: z.int().min(2015).describe('The year in which it was finished'),
    updated: z.date().describe('The day on which this text was last changed'),
  });

export const teamMember = ({ image }: SchemaContext) =>
  z.strictObject({
    name: text.describe('As the person wants it read'),
    role: z.string().max(40).default('').describe('In a few words; empty for who is no person'),
    portrait: image().optional().describe('A square picture beside this file'),
    colorType: colorType.default('Blue').describe('The dominant True Color'),
    linkedinUrl: z
      .union([z.literal(''), webAddress])
      .default('')
      .describe('The profile on LinkedIn'),
    email: z
      .union([z.literal(''), emailAddress])
      .default('')
      .describe('Such as ada@{domain}'),
    purpose: text.describe('A sentence in the words of the person'),
  });

export const card = z
  .strictObject({
    name: text.describe('As shown, and the FN of the contact file'),
    firstName: text.describe('For the contact file'),
    lastName: text.describe('For the contact file'),
    nameDiffers: z
      .boolean()
      .default(false)
      .describe('True where the shown name is meant to differ from first and last name'),
    title: text.describe('The position'),
    organization: text.default('{name}').describe('Only where it is not our own firm'),
    phone: internationalPhone.describe('As it is dialled from abroad, in quotes'),
    email: emailAddress.describe('Such as ada@{domain}'),
    person: reference('team').optional().describe('Whose portrait the contact file carries'),
  })
  .refine(
    ({ name, firstName, lastName, nameDiffers }) =>
      nameDiffers !== (name === `${firstName} ${lastName}`),
    'The name must be firstName and lastName, or nameDiffers must be true',
  );

/** One of the four types of the True Colors model; its tint is the theme colour of the same name. */
export const trueColor = z.strictObject({
  id: colorType.describe('The name of the type'),
  text: text.describe('What people of this type are like'),
  strengths: z.array(text).length(3).describe('3 words. The specification fixes them'),
  workStyle: z.array(text).length(3).describe('3 words. The specification fixes them'),
});

export const mark = z.strictObject({
  id: option.shape.id.describe('Also the name of the mark: clients/{id}.svg'),
  name: text.describe('Its name, which screen readers say'),
  text: text.optional().describe('What the tooltip of an affiliation adds to its name'),
});

export const post = ({ image }: SchemaContext) =>
  z
    .strictObject({
      draft: z.boolean().default(false).describe('True as long as nobody may see it'),
      text: text.describe(
        'The whole post. The footer cuts it at 200 characters. A card on Home cuts it at 150, or at the first “…” where that comes earlier, and “See more” shows the rest',
      ),
      imageUrl: z
        .union([z.string().regex(/^urn:li:/), image()])
        .optional()
        .describe(
          'A picture beside this file, such as ./hut.jpg. A reference of the network (urn:li:…) is not shown',
        ),
      imageAlt: text.optional().describe('What the picture shows, for those who do not see it'),
      created: z.date().describe('When it was published; the newest post comes first'),
      likes: z.int().nonnegative().default(0).describe('How many there were when you last looked'),
      comments: z
        .int()
        .nonnegative()
        .default(0)
        .describe('How many there were when you last looked'),
      url: webAddress.describe('Where the post stands on the network'),
    })
    .refine(
      ({ imageUrl, imageAlt }) => !imageUrl || String(imageUrl).startsWith('urn:li:') || imageAlt,
      { path: ['imageAlt'], error: 'Say what the picture shows' },
    );
