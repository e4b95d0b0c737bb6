import { z } from 'astro/zod';
import type { Preference } from '#lib/preferences/preferences.ts';
import {
  day,
  emailAddress,
  fixed,
  group,
  groups,
  internationalPhone,
  link,
  listOf,
  name,
  paragraphs,
  shaped,
  template,
  text,
  webAddress,
} from './field-types.ts';

/** The words of each switch in Settings. */
const switches = {
  theme: group('Switch between light and dark', {
    label: fixed('Label of the switch'),
    on: text.describe('State when the theme is dark'),
    off: text.describe('State when the theme is light'),
  }),
  motion: group('Switch for automatic movement', {
    label: fixed('Label of the switch'),
    on: text.describe('State when things move'),
    off: text.describe('State when nothing moves'),
    reduced: text.describe('Shown if the device asks for reduced motion'),
  }),
} satisfies Record<Preference, z.ZodType>;

export const site = z.strictObject({
  url: shaped(
    /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]*$/,
    'Write the address with https:// and without a slash at the end, such as https://www.ridgelight.example.',
  ).describe('Address of the published site, without a slash at the end'),
  name: name.max(30).describe('Brand name, short enough for the header on a phone'),
  legalName: name.describe('Legal name, as registered'),
  headline: fixed('Headline of Home'),
  tagline: fixed('Line below the headline'),
  what: text.describe('What the firm is, in a sentence on the first screen of Home'),
  country: text.describe('Location of the firm, at the bottom of that screen'),
  keywords: listOf('Keywords of Home, for search engines', text),
  intro: group('Section “Who are we?” on Home', {
    title: fixed('Heading of this section'),
    line: fixed('Line below the heading'),
    definition: group('Dictionary entry for the name', {
      word: text.describe('Name with a dot between the syllables'),
      pronunciation: text.describe('Pronunciation in the International Phonetic Alphabet'),
      partOfSpeech: text.describe('Part of speech, such as noun'),
      senses: listOf('Meanings, in order', text),
    }),
    paragraphs,
  }),
  contact: group('Contact details of the firm', {
    email: emailAddress.describe('Public email address; {domain} stands for the part after its @'),
    phone: internationalPhone.describe('Phone number as dialled from overseas, in quotes'),
    address: group('Street address', {
      street: text.describe('Street number and name'),
      suburb: text.describe('Suburb'),
      state: text.describe('Abbreviation of the state or territory'),
      postcode: shaped(/^\d{4}$/, 'Write four digits for the postcode.').describe('Postcode'),
      country: text.length(2).describe('Country, in 2 letters, such as AU'),
    }),
    abn: shaped(/^\d{2} \d{3} \d{3} \d{3}$/, 'Write an ABN, such as 12 345 678 901.').describe(
      'Australian Business Number',
    ),
    profile: group('LinkedIn page of the firm', {
      label: text.describe('Link text'),
      url: webAddress.describe('Address of that page'),
    }),
  }),
  securityExpires: day.describe('Expiry date of /.well-known/security.txt, at most a year ahead'),
  frame: group('Text on every page, around its content', {
    skip: text.describe('Link that takes keyboard users past the menus'),
    menu: text.describe('Screen reader label of the top menu'),
    tabs: text.describe('Screen reader label of the tab bar on phones'),
    logo: text.describe('Screen reader label of the logo, which links to Home'),
    socialImage: text.describe('Alt text of the image of a shared link'),
    broken: group('Notice shown if part of a page stops working', {
      title: fixed('Heading of the notice'),
      text: text.describe('What happened, before the link that reloads the page'),
      reload: text.describe('Text of that link'),
      or: text.describe('Text before the email address'),
      offline: text.describe('Shown if that link is pressed offline'),
    }),
  }),
  enquiry: link.describe(
    'Button in the header, which leads to the enquiry form. Its label is one short word',
  ),
  ring: text
    .max(12)
    .describe('Text before our phone number. On Get Started both replace the button in the header'),
  navigation: groups('Top menu, and the tab bar on phones', {
    ...link.shape,
    icon: z
      .enum(['home', 'services', 'work', 'team'])
      .optional()
      .describe('Icon in the tab bar; a link without one is not shown there'),
  }),
  quickLinks: groups('Links in the footer', {
    ...link.shape,
    submenu: z.array(link).default([]).describe('Links shown when the arrow is pressed'),
  }),
  footer: group('Footer of every page', {
    acknowledgement: text.describe('Acknowledgement of Country, in full'),
    weAre: fixed('Text before the claims'),
    claims: z.array(text).length(2).describe('Two claims after “We are”; the name is the third'),
    blurb: text.describe('One or two sentences about the firm'),
    accessibility: link.describe('Link to the accessibility statement, below the blurb'),
    affiliations: fixed('Heading above the affiliations'),
    quickLinks: fixed('Heading above the links'),
    contact: fixed('Heading above the contact details'),
    latestPost: fixed('Heading above the latest post'),
    noPosts: fixed('Shown if there are no posts'),
    readMore: fixed('Link to the rest of a post'),
    more: template(['page'], 'Screen reader label of a submenu’s arrow, with {page}'),
    rights: text.describe('Text after the legal name'),
    legal: listOf('Links in the last line', link),
    builtBy: text.describe('Credit in the last line'),
  }),
  settings: group('Visitor settings', {
    label: fixed('Label of the button'),
    withoutScript: text.describe('Shown without JavaScript, instead of the switches'),
    ...switches,
  }),
});
