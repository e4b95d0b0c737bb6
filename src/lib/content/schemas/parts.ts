import { z } from 'astro/zod';

export const text = z.string().trim().min(1);

export const paragraphs = z.array(text).min(1);

export const emailAddress = z.email('An email address, such as hello@ridgelight.example');

export const internationalPhone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'A phone number in E.164, such as +61491570006');

const path = z.string().regex(/^\/[a-z0-9/#-]*$/, 'A path of this site, such as /services');

export const link = z.strictObject({ label: text, href: path });

export const option = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Lower case words joined by hyphens'),
  label: text,
});

export const tile = option.extend({ text: text.optional() });

export const colorType = z.enum(['Blue', 'Gold', 'Green', 'Orange']);

export const page = z.strictObject({
  title: text.max(60),
  description: text.min(50).max(160).describe('What search results show'),
  heading: text,
});

export const section = z.strictObject({ heading: text, text });

export const carousel = z.strictObject({
  previous: text,
  next: text,
  place: text.describe('The name of a slide, with {place} and {count}'),
});
