import { z } from 'astro/zod';

export const text = z.string().trim().min(1);

/** Keys that belong together, and what they are about. */
export const group = <Shape extends z.core.$ZodShape>(what: string, shape: Shape) =>
  z.strictObject(shape).describe(what);

/** One entry or more, and what they are. */
export const listOf = <Entry extends z.ZodType>(what: string, entry: Entry) =>
  z.array(entry).min(1).describe(what);

/** A text that the specification fixes word for word. */
export const fixed = (where: string) =>
  text.describe(`${where}. The specification fixes these words`);

export const paragraphs = listOf('One paragraph or step after each hyphen', text);

/** In our own addresses {domain} may stand after the @. */
export const emailAddress = z
  .string()
  .regex(/^[^\s@{}]+@([^\s@{}]+\.[^\s@{}]+|\{domain\})$/, 'An email address, such as ada@{domain}');

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'A web address, such as https://www.linkedin.com/in/ada',
});

export const internationalPhone = z.string().regex(
  // After +61 no zero is dialled.
  /^\+(?!610)[1-9]\d{6,14}$/,
  'A phone number in E.164, such as +61491570006',
);

const path = z.string().regex(/^\/[a-z0-9/#-]*$/, 'A path of this site, such as /services');

export const link = z.strictObject({
  label: text.describe('The words of the link'),
  href: path.describe('Where it leads'),
});

export const option = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'Lower case words joined by hyphens')
    .describe('What the database stores: a new one also needs a migration'),
  label: text.describe('What visitors read'),
});

export const tile = option.extend({ text: text.optional().describe('A sentence below the label') });

export const colorType = z.enum(['Blue', 'Gold', 'Green', 'Orange']);

export const page = z.strictObject({
  title: text
    .max(60)
    .describe('The title in search results and of the tab; the brand follows where it fits'),
  description: text.min(50).max(160).describe('What search results show'),
  heading: text.describe('The main heading of the page'),
  socialLine: text
    .max(60)
    .optional()
    .describe('Below the heading in the picture beside a shared link, in place of the tagline'),
});

export const section = group('A heading with a paragraph', {
  heading: text.describe('The heading of this part'),
  text: text.describe('The paragraph below it'),
});

export const carousel = group('The row that is paged through', {
  previous: text.describe('What screen readers call the arrow back'),
  next: text.describe('What screen readers call the arrow on'),
  place: text.describe('The name of a slide, with {place} and {count}'),
});
