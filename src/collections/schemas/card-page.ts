import { z } from 'astro/zod';
import { fixed, group, section, template, text } from './field-types.ts';

/** The texts around every business card. */
export const card = z.strictObject({
  description: template(
    ['person', 'title', 'organization'],
    'Text of a shared link, with {person}, {title} and {organization}',
  ),
  save: fixed('Button that saves the contact'),
  saveFailed: text.describe('Shown if the contact could not be saved'),
  showCode: text.describe('Button that shows the codes large'),
  call: fixed('Button that makes a call'),
  email: fixed('Button that starts an email'),
  share: fixed('Button that shares the card'),
  copied: text.describe('Shown when the link was copied instead of shared'),
  help: text.describe('Help for phones that ask before they save a contact'),
  inApp: group('Hint for visitors in an app’s own browser', {
    text: text.describe('Text before the link'),
    link: text.describe('Link that opens the phone’s browser'),
    byHand: text.describe('What to do if the link does nothing'),
  }),
  turn: text.describe('Button that turns the card over'),
  turned: text.describe('Read aloud while the card is turned over'),
  code: group('The codes, shown large', {
    which: text.describe('Screen reader label of the choice between the two codes'),
    contact: group('Code that contains the contact itself', {
      label: text.describe('Name of this code'),
      text: text.describe('What it is for'),
      alt: text.describe('Alt text of the code'),
    }),
    page: group('Code that leads to the page of the card', {
      label: text.describe('Name of this code'),
      text: text.describe('What it is for'),
      alt: template(['url'], 'Alt text of the code, with {url}'),
    }),
    back: text.describe('Button that closes the codes'),
  }),
  files: group('Files below a card', {
    heading: text.describe('Label that opens this part'),
    withoutPhoto: text.describe('Link to a smaller contact file'),
    code: text.describe('Link to the card’s QR code as an image'),
    picture: text.describe('Link to the front of the card as an image'),
    failed: text.describe('Shown if a file could not be downloaded'),
  }),
  offline: group('Page shown when a card is opened offline', {
    title: text.describe('Heading if the card is not stored'),
    text: text.describe('Shown below the heading: what to do'),
    retry: text.describe('Link that tries again'),
  }),
  sheet: section
    .extend({
      isPublished: z
        .boolean()
        .describe('True to publish /cards/sheet, where anybody can see every card'),
      tag: group('Writing NFC tags', {
        write: text.describe('Button that writes a tag'),
        waiting: text.describe('Shown until a tag is found'),
        written: text.describe('Shown when a tag has been written'),
        failed: text.describe('Shown if a tag could not be written'),
        missing: text.describe('Shown where the browser cannot write tags'),
      }),
    })
    .describe('Page for printing the QR codes of all cards and for writing NFC tags'),
});
