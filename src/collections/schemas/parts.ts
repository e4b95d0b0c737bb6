import { z } from 'astro/zod';

export const text = z.string().trim().min(1);

export const paragraphs = z.array(text).min(1);

/** What is expected, said to whoever wrote something else. */
export const expected = {
  email: 'An email address, such as ada@{domain}',
  web: 'An address of the web, such as https://www.linkedin.com/in/ada',
};

/** What stands behind the @ of our own addresses may be written as {domain}. */
export const emailAddress = z
  .string()
  .regex(/^[^\s@{}]+@([^\s@{}]+\.[^\s@{}]+|\{domain\})$/, expected.email);

export const webAddress = z.url({ protocol: /^https$/, error: expected.web });

export const internationalPhone = z.string().regex(
  // Behind the country's code no other zero is dialled first.
  /^\+(?!610)[1-9]\d{6,14}$/,
  'A phone number in E.164, such as +61491570006',
);

const path = z.string().regex(/^\/[a-z0-9/#-]*$/, 'A path of this site, such as /services');

export const link = z.strictObject({ label: text, href: path });

export const option = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Lower case words joined by hyphens'),
  label: text,
});

/** In a list of options, each id once. */
export function distinct(options: { id: string }[], context: z.RefinementCtx) {
  options.forEach(({ id }, index) => {
    if (options.findIndex((each) => each.id === id) === index) return;
    const message = `The id “${id}” stands twice. Give this entry one of its own.`;
    context.addIssue({ code: 'custom', path: [index, 'id'], message });
  });
}

export const tile = option.extend({ text: text.optional() });

export const colorType = z.enum(['Blue', 'Gold', 'Green', 'Orange']);

export const page = z.strictObject({
  title: text.max(60),
  description: text.min(50).max(160).describe('What search results show'),
  heading: text,
  socialLine: text
    .max(60)
    .optional()
    .describe('Below the heading in the picture beside a shared link, in place of the tagline'),
});

export const section = z.strictObject({ heading: text, text });

export const carousel = z.strictObject({
  previous: text,
  next: text,
  place: text.describe('The name of a slide, with {place} and {count}'),
});
