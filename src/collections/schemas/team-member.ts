import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { colorType, emailAddress, text, webAddress } from './field-types.ts';

const orNone = (schema: z.ZodType<string>) => z.union([z.literal(''), schema]).default('');

export const teamMember = ({ image }: SchemaContext) =>
  z.strictObject({
    name: text.describe('As the person wants it read'),
    role: z.string().max(40).default('').describe('In a few words; empty for who is no person'),
    portrait: image().optional().describe('A square picture beside this file'),
    colorType: colorType.default('Blue').describe('The dominant True Color'),
    linkedinUrl: orNone(webAddress).describe('The profile on LinkedIn'),
    email: orNone(emailAddress).describe('Such as ada@{domain}'),
    purpose: text.describe('A sentence in the words of the person'),
  });
