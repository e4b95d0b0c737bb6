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
  what: text.describe('What the firm is, in a sentence: on the first screen of Home'),
  country: text.describe('Where the firm is: at the foot of the hero'),
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
  frame: z
    .strictObject({
      skip: text.describe('The link of the keyboard past the menus'),
      menu: text.describe('What screen readers call the menu at the top'),
      tabs: text.describe('What screen readers call the tabs at the foot of a phone'),
      logo: text.describe('What screen readers call the logo, a link to the first page'),
      socialImage: text.describe('What the picture shows that networks show beside a link'),
      broken: z
        .strictObject({
          title: text.describe('Fixed by the specification'),
          text: text.describe('What happened, before the link that reloads the page'),
          reload: text.describe('The words of that link'),
          or: text.describe('Before the email address'),
          offline: text.describe('Said when that link is pressed offline'),
        })
        .describe('Said where a part of a page stops working'),
    })
    .describe('What every page says around its content'),
  enquiry: link.describe('The button of the header, on every page: one short word'),
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
    acknowledgement: text.describe('The Acknowledgement of Country, in full'),
    weAre: text.describe('Fixed by the specification'),
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
    readMore: text.describe('The link to a post that was cut; fixed by the specification'),
    more: text
      .includes('{page}')
      .describe('What screen readers call the arrow of a submenu, with {page}'),
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
