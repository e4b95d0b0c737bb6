import { z } from 'astro/zod';
import { fixed, group, section, template, text } from './field-types.ts';

/** The texts around every business card. */
export const card = z.strictObject({
  description: template('Text of a shared link, with {person}, {title} and {organization}'),
  save: fixed('Button that saves the contact'),
  call: fixed('Button that makes a call'),
  email: fixed('Button that starts an email'),
  share: fixed('Button that shares the card'),
  copied: text.describe('Shown when the link was copied instead of shared'),
  help: text.describe('Help for phones that ask before they save a contact'),
  inApp: group('Hint for visitors in an app’s own browser', {
    text: text.describe('Text before the link'),
    link: text.describe('Link that opens the phone’s browser'),
  }),
  turn: text.describe('Button that turns the card over'),
  qrCode: template('Alt text of the QR code on the back, with {url}'),
  turned: text.describe('Shown below the card while it is turned over'),
  codes: group('QR code and files below a card', {
    heading: text.describe('Label that opens this part'),
    contact: section
      .extend({ alt: text.describe('Alt text of the QR code') })
      .describe('QR code that contains the contact itself'),
    withoutPhoto: text.describe('Link to a smaller contact file'),
    code: text.describe('Link to the card’s QR code as an image'),
    picture: text.describe('Link to the front of the card as an image'),
  }),
  offline: group('Page shown when a card is opened offline', {
    title: text.describe('Heading if the card is not stored'),
    text: text.describe('Shown below the heading: what to do'),
    retry: text.describe('Link that tries again'),
  }),
  sheet: section.describe('Page for printing the QR codes of all cards'),
});
