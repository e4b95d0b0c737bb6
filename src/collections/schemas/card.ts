import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { isFamilyFirst, isOfParts } from '#lib/names/name-parts.ts';
import { emailAddress, internationalPhone, name, orEmpty, text } from './field-types.ts';

export const card = z
  .strictObject({
    name: name.describe('Name shown on the card, and FN in the contact file'),
    firstName: orEmpty(name).describe(
      'First name in the contact file, with middle names; left out if the person has only a last name',
    ),
    lastName: orEmpty(name).describe(
      'Last name in the contact file, with what belongs to it (van, de la); left out if the person has only one name',
    ),
    nameDiffers: z.boolean().default(false).describe('True if name is not firstName and lastName'),
    title: text.max(80).describe('Position title'),
    organization: name.default('{name}').describe('Organisation, only if it is not our own firm'),
    phone: internationalPhone.describe('Phone number as dialled from overseas; {tel} for ours'),
    email: emailAddress.describe('Email address, such as ada@{domain}'),
    person: reference('team').optional().describe('Number of the team member, for the photo'),
  })
  .refine(({ firstName, lastName }) => firstName || lastName, {
    path: ['firstName'],
    abort: true,
    error: 'Write a first name or a last name. Somebody with one name leaves the other one out.',
  })
  .refine(
    // A family name at the start may be marked as different, but need not.
    ({ nameDiffers, ...names }) => isFamilyFirst(names) || nameDiffers !== isOfParts(names),
    'If the name is not firstName and lastName, set nameDiffers to true. Otherwise leave it out.',
  );
