import { z } from 'astro/zod';
import {
  emailAddress,
  fixed,
  group,
  internationalPhone,
  link,
  listOf,
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
  keywords: listOf('Of Home, for search engines', text),
  intro: group('Who the firm is', {
    title: fixed('Above who the firm is'),
    line: fixed('Below that'),
    definition: group('The name, explained as in a dictionary', {
      word: text.describe('With a dot between the syllables'),
      pronunciation: text.describe('In the International Phonetic Alphabet'),
      partOfSpeech: text.describe('Such as noun'),
      senses: listOf('The meanings, in order', text),
    }),
    paragraphs,
  }),
  contact: group('How to reach the firm', {
    email: emailAddress.describe('The public address; {domain} stands for the part after its @'),
    phone: group('The telephone number, twice', {
      display: text.describe('As it is read'),
      e164: internationalPhone.describe('As it is dialled'),
    }),
    address: group('The address', {
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
    }),
    abn: z
      .string()
      .regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'An ABN, such as 12 345 678 901')
      .describe('The Australian Business Number'),
    profile: group('The firm on the professional network', {
      label: text.describe('The words of the link'),
      url: webAddress.describe('The firm’s page on the network'),
    }),
  }),
  securityExpires: z
    .date()
    .describe('Until when /.well-known/security.txt counts; at most a year ahead'),
  frame: group('What every page says around its content', {
    skip: text.describe('The link of the keyboard past the menus'),
    menu: text.describe('What screen readers call the menu at the top'),
    tabs: text.describe('What screen readers call the tabs at the foot of a phone'),
    logo: text.describe('What screen readers call the logo, a link to the first page'),
    socialImage: text.describe('What the picture shows that networks show beside a link'),
    broken: group('Shown if a part of a page stops working', {
      title: fixed('The heading of the notice'),
      text: text.describe('What happened, before the link that reloads the page'),
      reload: text.describe('The words of that link'),
      or: text.describe('Before the email address'),
      offline: text.describe('Shown if that link is pressed offline'),
    }),
  }),
  enquiry: link.describe('The button of the header, on every page: one short word'),
  navigation: listOf(
    'The menu at the top, and the tab bar of phones',
    link.extend({
      icon: z
        .enum(['home', 'services', 'work', 'team'])
        .optional()
        .describe('Shown in the tab bar; a link without an icon is not there'),
    }),
  ),
  quickLinks: listOf(
    'The links at the foot',
    link.extend({
      submenu: z.array(link).default([]).describe('Shown when the arrow is pressed'),
    }),
  ),
  footer: group('The foot of every page', {
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
    legal: listOf('The links of the last line', link),
    builtBy: text.describe('The last line'),
  }),
  settings: group('The settings of a visitor', {
    label: fixed('The button'),
    withoutScript: text.describe('Shown instead of the switches'),
    theme: group('Light or dark', {
      label: fixed('The first switch'),
      on: text.describe('Its state at dusk'),
      off: text.describe('Its state at dawn'),
    }),
    motion: group('Whether things move by themselves', {
      label: fixed('The second switch'),
      on: text.describe('Its state when things move'),
      off: text.describe('Its state when nothing does'),
      reduced: text.describe('Shown if the device asks for reduced motion'),
    }),
  }),
});
