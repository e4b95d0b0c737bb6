import { z } from 'astro/zod';
import { group, option, paragraphs, text, tile } from './field-types.ts';

/** A list from which visitors choose, without an id that is used twice. */
const choicesOf = <Choice extends typeof option>(what: string, choice: Choice) =>
  z
    .array(choice)
    .min(1)
    .superRefine((choices, context) => {
      choices.forEach(({ id }, index) => {
        if (choices.findIndex((each) => each.id === id) === index) return;
        const message = `The id “${id}” is used twice. Give this entry its own id.`;
        context.addIssue({ code: 'custom', path: [index, 'id'], message });
      });
    })
    .describe(what);

/** Every fixed list of the forms. The ids are also checked by the database. */
export const options = z.strictObject({
  careerOptions: choicesOf('What applicants look for, as tiles', tile),
  skills: choicesOf('Skills to tick, as tiles', tile),
  needs: choicesOf('What enquirers need, as tiles', tile),
  locales: choicesOf('Where somebody is', option),
  hearAbout: choicesOf('How somebody heard of the firm', option),
});

const fixed = text.describe('Fixed: the specification gives these words');

const field = group('The words of this field', {
  label: text.describe('The name of the field'),
  hint: text.optional().describe('Below the name'),
});
const required = field
  .extend({
    missing: text.describe('Asks for the answer, in the words of the label'),
  })
  .describe('The words of this field, which must be filled in');
const select = field
  .extend({ empty: text.describe('Shown while nothing is chosen') })
  .describe('The words of this list');

const outcome = group('What is said around sending', {
  success: fixed,
  failure: fixed,
  next: text.describe('Shown after sending: what happens now, and by when'),
  notice: text.describe('Shown above the first field: what the answers are for'),
});

export const forms = z.strictObject({
  fields: group('The fields, by the names of their columns', {
    first_name: required,
    last_name: required,
    email: required,
    phone: field,
    company: field,
    current_position: field,
    locale: select,
    hear_about_us: select,
    selected_career_options: field,
    selected_skills: field,
    selected_needs: field,
    other_needs_text: field,
    individual_purpose: field,
    additional_comments: field,
    cv: field
      .extend({
        choose: text.describe('The button'),
        drop: text.describe('After the button, where a file can be dropped'),
        remove: text.describe('Takes the file out again'),
        again: text
          .includes('{file}')
          .describe('Asks for the file `{file}`, which was chosen before the page was reloaded'),
        lost: text
          .includes('{file}')
          .describe('Shown on Send while that `{file}` is still missing'),
      })
      .describe('The words of the field for a CV'),
    privacy_consent: group('The box that must be ticked', {
      label: text.describe('Ends in a link to the Privacy Policy'),
      link: text.describe('The words of that link'),
    }),
  }),
  optional: text.describe('After the name of an optional field'),
  more: text.describe('Opens the optional fields of the compact form'),
  button: group('What Send says', { idle: fixed, sending: fixed, uploading: fixed }),
  messages: group('What is said where something is wrong', {
    consent: fixed,
    required: fixed,
    several: text.describe('Above several messages of different kinds'),
    tooLong: text.describe('With the `{label}` of the field and `{max}`'),
    email: text.describe('If an email address is not valid'),
    cvType: fixed,
    cvSize: fixed,
    cvChanged: text.describe('If the file was changed or moved after it was chosen'),
    cvUpload: fixed,
    cvsFull: text.describe('After 100 CVs in an hour'),
    tooMany: text.describe('After too many forms that hCaptcha could not check in an hour'),
    captcha: fixed,
    offline: text.describe('Where there is no network'),
    load: text.describe('When a script of the page does not come'),
    slow: text.describe('After 10 seconds of sending'),
    otherWay: text.describe('Before our email address and telephone number, below every failure'),
    reload: text.describe('The button that reloads the page'),
  }),
  joinUs: outcome.describe('Join Us'),
  enquiry: outcome.describe('Get Started, and the enquiry at the foot of Work'),
  sent: group('Shown when a form was sent', {
    reference: text.includes('{reference}').describe('With the `{reference}` of what was sent'),
    another: text.describe('Brings the form back, empty'),
  }),
  captchaNotice: text.describe('Above the first field; ends in a link to our email address'),
  previewNotice: text.describe(
    'In its place on a preview that sends nothing; ends in a link to our email address',
  ),
  collectionNotice: group('The notice at each form: who keeps the answers, and how long', {
    heading: text.describe('Above the notice'),
    paragraphs,
    cv: text.describe('Added where a CV may be attached'),
  }),
  withoutScript: text.describe('Before the email link'),
});
