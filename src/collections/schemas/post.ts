import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { day, text, webAddress } from './field-types.ts';

const reactions = z.int().nonnegative().default(0).describe('Number when last checked');

export const post = ({ image }: SchemaContext) =>
  z
    .strictObject({
      draft: z.boolean().default(false).describe('True while nobody should see the post'),
      text: text.describe(
        'Full text of the post. The footer cuts it at 200 characters. A card on Home cuts it at 150, or at the first “…” if there is one, and “See more” shows the rest',
      ),
      imageUrl: z
        .union([z.string().regex(/^urn:li:/), image()])
        .optional()
        .describe(
          'Picture beside this file, such as ./hut.jpg. A LinkedIn reference (urn:li:…) is not shown',
        ),
      imageAlt: text.optional().describe('Alt text: what the picture shows'),
      created: day.describe('Date of publication; the newest post comes first'),
      likes: reactions,
      comments: reactions,
      url: webAddress.describe('Address of the post on LinkedIn'),
    })
    .refine(
      ({ imageUrl, imageAlt }) => !imageUrl || String(imageUrl).startsWith('urn:li:') || imageAlt,
      { path: ['imageAlt'], error: 'Say what the picture shows.' },
    );
