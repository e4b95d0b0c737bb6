import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { emailAddress, internationalPhone, text } from './field-types.ts';

export const card = z
  .strictObject({
    name: text.describe('Name shown on the card, and FN in the contact file'),
    firstName: text.describe('First name in the contact file'),
    lastName: text.describe('Last name in the contact file'),
    nameDiffers: z.boolean().default(false).describe('True if name is not firstName and lastName'),
    title: text.max(80).describe('Position title'),
    organization: text.default('{name}').describe('Organisation, only if it is not our own firm'),
    phone: internationalPhone.describe('Phone number as dialled from overseas; {tel} for ours'),
    email: emailAddress.describe('Email address, such as ada@{domain}'),
    person: reference('team').optional().describe('Number of the team member, for the photo'),
  })
  .refine(
    ({ name, firstName, lastName, nameDiffers }) =>
      nameDiffers !== (name === `${firstName} ${lastName}`),
    'If the name is not firstName and lastName, set nameDiffers to true. Otherwise leave it out.',
  );
