import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { emailAddress, internationalPhone, text } from './field-types.ts';

export const card = z
  .strictObject({
    name: text.describe('As shown, and the FN of the contact file'),
    firstName: text.describe('For the contact file'),
    lastName: text.describe('For the contact file'),
    nameDiffers: z
      .boolean()
      .default(false)
      .describe('True where the shown name is meant to differ from first and last name'),
    title: text.describe('The position'),
    organization: text.default('{name}').describe('Only where it is not our own firm'),
    phone: internationalPhone.describe('As it is dialled from abroad, in quotes'),
    email: emailAddress.describe('Such as ada@{domain}'),
    person: reference('team').optional().describe('Whose portrait the contact file carries'),
  })
  .refine(
    ({ name, firstName, lastName, nameDiffers }) =>
      nameDiffers !== (name === `${firstName} ${lastName}`),
    'The name must be firstName and lastName, or nameDiffers must be true',
  );
