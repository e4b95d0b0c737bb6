import { stringify } from 'yaml';
import { newCardId } from './ids.ts';
import type { Kind } from './kind.ts';
import { toE164 } from './phone.ts';

export const card: Kind = {
  collection: 'cards',
  fields: {
    name: { question: 'Name shown on the card' },
    firstName: { question: 'First name, if not the first word of the name', isOptional: true },
    lastName: { question: 'Last name, if not the rest of the name', isOptional: true },
    title: { question: 'Position title' },
    phone: { question: 'Phone' },
    email: { question: 'Email' },
    person: { question: 'Number of the team member whose portrait to use', isOptional: true },
    organization: { question: 'Organisation, if it is not ours', isOptional: true },
  },
  write({ name = '', phone = '', email, title, person, ...rest }, used) {
    const [first = '', ...others] = name.split(/\s+/);
    const firstName = rest['firstName'] || first;
    const lastName = rest['lastName'] || others.join(' ') || first;
    const { organization } = rest;
    const isUnlike = name !== `${firstName} ${lastName}`;
    const id = newCardId(used);
    return {
      id,
      text: stringify({
        name,
        firstName,
        lastName,
        ...(isUnlike && { nameDiffers: true }),
        title,
        ...(organization && { organization }),
        phone: toE164(phone),
        email,
        ...(person && { person }),
      }),
      next: [
        `The card will be at /cards/${id} and its contact file at /cards/${id}.vcf.`,
        'Run "npm start" to check the card. Scan the QR code on the back with a phone.',
        'Once it is live, print its QR code from /cards/sheet, or write its address to an NFC tag.',
      ],
    };
  },
};
