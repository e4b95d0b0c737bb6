import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { text, webAddress } from './field-types.ts';

const reactions = z
  .int()
  .nonnegative()
  .default(0)
  .describe('How many there were when you last looked');

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
      likes: reactions,
      comments: reactions,
      url: webAddress.describe('The address of the post on the network'),
    })
    .refine(
      ({ imageUrl, imageAlt }) => !imageUrl || String(imageUrl).startsWith('urn:li:') || imageAlt,
      { path: ['imageAlt'], error: 'Say what the picture shows' },
    );
