import { z } from 'astro/zod';
import { fixed, group, section, text } from './field-types.ts';

/** The texts around every business card. */
export const card = z.strictObject({
  description: text.describe('A sentence with {person}, {title} and {organization}'),
  save: fixed('The button that saves the contact'),
  call: fixed('The button that rings'),
  email: fixed('The button that writes'),
  share: fixed('The button that shares'),
  copied: text.describe('Announced when the link was copied instead of shared'),
  help: text.describe('How a contact is saved on a phone that asks'),
  inApp: group('The hint inside the browser of an app', {
    text: text.describe('Shown in the browser of an app'),
    link: text.describe('The link out of it'),
  }),
  turn: text.describe('The button that turns the card'),
  qrCode: text.includes('{url}').describe('Describes the code on the back, with {url}'),
  turned: text.describe('Shown under the card while its back is up'),
  codes: group('The codes and files below a card', {
    heading: text.describe('Above the codes and files'),
    contact: section
      .extend({ alt: text.describe('Describes the code') })
      .describe('The code that holds the contact itself'),
    withoutPhoto: text.describe('The link to a smaller contact file'),
    code: text.describe('The link to the code as a picture'),
    picture: text.describe('The link to the front as a picture'),
  }),
  offline: group('What a card says without a network', {
    title: text.describe('The heading when a card was not stored'),
    text: text.describe('What to do then'),
    retry: text.describe('The button that asks again'),
  }),
  sheet: section
    .extend({ title: text.describe('The title of the page with all codes') })
    .describe('The page to print with the codes of all cards'),
});
