import { z } from 'astro/zod';
import { emailAddress, internationalPhone, link, paragraphs, text, webAddress } from './parts.ts';

export const site = z.strictObject({
  url: webAddress
    .refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      'Write the address without a slash at the end, such as https://www.ridgelight.example',
    )
    .describe('Where the site is published, without a slash at the end'),
  name: text.describe('The brand'),
  legalName: text,
  headline: text,
  tagline: text,
  country: text.describe('The acknowledgement at the foot of the hero'),
  keywords: z.array(text).min(1),
  intro: z.strictObject({
    title: text,
    line: text,
    definition: z.strictObject({
      word: text.describe('With a dot between the syllables'),
      pronunciation: text.describe('In the International Phonetic Alphabet'),
      partOfSpeech: text,
      senses: z.array(text).min(1),
    }),
    paragraphs,
  }),
  contact: z.strictObject({
    email: emailAddress,
    phone: z.strictObject({ display: text, e164: internationalPhone }),
    address: z.strictObject({
      street: text,
      suburb: text,
      state: text,
      postcode: z.string().regex(/^\d{4}$/, 'A postcode has four digits'),
      country: z.string().regex(/^[A-Z]{2}$/, 'A country in two letters, such as AU'),
    }),
    abn: z.string().regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'An ABN, such as 12 345 678 901'),
    profile: z.strictObject({ label: text, url: webAddress }),
  }),
  securityExpires: z
    .date()
    .describe('Until when /.well-known/security.txt counts; at most a year ahead'),
  navigation: z
    .array(
      link.extend({
        icon: z
          .enum(['home', 'services', 'work', 'team'])
          .optional()
          .describe('Shown in the tab bar; a link without an icon is not there'),
      }),
    )
    .min(1),
  quickLinks: z.array(link.extend({ submenu: z.array(link).default([]) })).min(1),
  footer: z.strictObject({
    weAre: text,
    claims: z
      .array(text)
      .length(2)
      .describe('The two that follow "We are"; the company name is the third'),
    blurb: text,
    affiliations: text,
    quickLinks: text,
    contact: text,
    latestPost: text,
    noPosts: text,
    readMore: text,
    rights: text,
    legal: z.array(link).min(1),
    builtBy: text,
  }),
  settings: z.strictObject({
    label: text,
    withoutScript: text,
    theme: z.strictObject({ label: text, on: text, off: text }),
    motion: z.strictObject({ label: text, on: text, off: text, reduced: text }),
  }),
});
