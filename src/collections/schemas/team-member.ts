import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { colorType, emailAddress, name, orEmpty, text, webAddress } from './field-types.ts';

export const teamMember = ({ image }: SchemaContext) =>
  z.strictObject({
    name: name.describe('Name as the person wants it shown'),
    role: orEmpty(text.max(40)).describe('Role in a few words; empty if not a person'),
    portrait: image().optional().describe('Square picture beside this file'),
    colorType: colorType.default('Blue').describe('Dominant True Color'),
    linkedinUrl: orEmpty(webAddress).describe('Address of the LinkedIn profile'),
    email: orEmpty(emailAddress).describe('Email address, such as ada@{domain}'),
    purpose: text.describe('Purpose, in a sentence of the person’s own words'),
  });
