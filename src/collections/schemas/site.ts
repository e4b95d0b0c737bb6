import { z } from 'astro/zod';
import {
  emailAddress,
  fixed,
  internationalPhone,
  link,
  paragraphs,
  text,
  webAddress,
} from './field-types.ts';

export const site = z.strictObject({
  url: webAddress
    .refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      'Write the address without a slash at the end, such as https://www.ridgelight.example',
    )
    .describe('Where the site is published, without a slash at the end'),
  name: text.describe('The brand'),
  legalName: text.describe('As the register of companies has it'),
  headline: fixed('The headline of Home'),
  tagline: fixed('Below the headline'),
  what: text.describe('What the firm is, in a sentence: on the first screen of Home'),
  country: text.describe('Where the firm is: at the foot of the hero'),
  keywords: z.array(text).min(1).describe('Of Home, for search engines'),
  intro: z
    .strictObject({
      title: fixed('Above who the firm is'),
      line: fixed('Below that'),
      definition: z
        .strictObject({
          word: text.describe('With a dot between the syllables'),
          pronunciation: text.describe('In the International Phonetic Alphabet'),
          partOfSpeech: text.describe('Such as noun'),
          senses: z.array(text).min(1).describe('The meanings, in order'),
        })
        .describe('The name, explained as in a dictionary'),
      paragraphs,
    })
    .describe('Who the firm is'),
  contact: z
    .strictObject({
      email: emailAddress.describe('The public address; {domain} stands for the part after its @'),
      phone: z
        .strictObject({
          display: text.describe('As it is read'),
          e164: internationalPhone.describe('As it is dialled'),
        })
        .describe('The telephone number, twice'),
      address: z
        .strictObject({
          street: text.describe('Number and street'),
          suburb: text.describe('The suburb'),
          state: text.describe('The state or territory, in letters'),
          postcode: z
            .string()
            .regex(/^\d{4}$/, 'A postcode has four digits')
            .describe('In quotes'),
          country: z
            .string()
            .regex(/^[A-Z]{2}$/, 'A country in two letters, such as AU')
            .describe('In 2 letters'),
        })
        .describe('The address'),
      abn: z
        .string()
        .regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'An ABN, such as 12 345 678 901')
        .describe('The Australian Business Number'),
      profile: z
        .strictObject({
          label: text.describe('The words of the link'),
          url: webAddress.describe('The firm’s page on the network'),
        })
        .describe('The firm on the professional network'),
    })
    .describe('How to reach the firm'),
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
          title: fixed('The heading of the notice'),
          text: text.describe('What happened, before the link that reloads the page'),
          reload: text.describe('The words of that link'),
          or: text.describe('Before the email address'),
          offline: text.describe('Shown if that link is pressed offline'),
        })
        .describe('Shown if a part of a page stops working'),
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
    .min(1)
    .describe('The menu at the top, and the tab bar of phones'),
  quickLinks: z
    .array(
      link.extend({
        submenu: z.array(link).default([]).describe('Shown when the arrow is pressed'),
      }),
    )
    .min(1)
    .describe('The links at the foot'),
  footer: z
    .strictObject({
      acknowledgement: text.describe('The Acknowledgement of Country, in full'),
      weAre: fixed('Before the claims'),
      claims: z
        .array(text)
        .length(2)
        .describe('The two that follow "We are"; the company name is the third'),
      blurb: text.describe('What the firm is, in a sentence or two'),
      affiliations: fixed('Above the affiliations'),
      quickLinks: fixed('Above the links'),
      contact: fixed('Above the addresses'),
      latestPost: fixed('Above the latest post'),
      noPosts: fixed('Shown if there is none'),
      readMore: fixed('The link to a post that was cut'),
      more: text
        .includes('{page}')
        .describe('What screen readers call the arrow of a submenu, with {page}'),
      rights: text.describe('After the legal name'),
      legal: z.array(link).min(1).describe('The links of the last line'),
      builtBy: text.describe('The last line'),
    })
    .describe('The foot of every page'),
  settings: z
    .strictObject({
      label: fixed('The button'),
      withoutScript: text.describe('Shown instead of the switches'),
      theme: z
        .strictObject({
          label: fixed('The first switch'),
          on: text.describe('Its state at dusk'),
          off: text.describe('Its state at dawn'),
        })
        .describe('Light or dark'),
      motion: z
        .strictObject({
          label: fixed('The second switch'),
          on: text.describe('Its state when things move'),
          off: text.describe('Its state when nothing does'),
          reduced: text.describe('Shown if the device asks for reduced motion'),
        })
        .describe('Whether things move by themselves'),
    })
    .describe('The settings of a visitor'),
});
