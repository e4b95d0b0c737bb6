import { z } from 'astro/zod';
import { group } from './field-types.ts';

const dollars = z.int().min(1);

/** From the least to the most. */
export const range = (what: string) =>
  group(what, {
    from: dollars.describe('The least'),
    to: dollars.describe('The most'),
  }).refine(({ from, to }) => from <= to, 'Write the smaller number after “from”.');

export const rates = z.strictObject({
  day: range('A consultant’s day, by seniority, in dollars without GST'),
  firstStep: range('A first step at a fixed price, in dollars without GST'),
});
