import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { colorType, emailAddress, text, webAddress } from './field-types.ts';

const orNone = (schema: z.ZodType<string>) => z.union([z.literal(''), schema]).default('');

export const teamMember = ({ image }: SchemaContext) =>
  z.strictObject({
    name: text.describe('Name as the person wants it shown'),
    role: orNone(text.max(40)).describe('Role in a few words; empty if not a person'),
    portrait: image().optional().describe('Square picture beside this file'),
    colorType: colorType.default('Blue').describe('Dominant True Color'),
    linkedinUrl: orNone(webAddress).describe('Address of the LinkedIn profile'),
    email: orNone(emailAddress).describe('Email address, such as ada@{domain}'),
    purpose: text.describe('Purpose, in a sentence of the person’s own words'),
  });
