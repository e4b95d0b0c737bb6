import { z } from 'astro/zod';
import {
  fixed,
  group,
  listOf,
  name,
  option,
  paragraphs,
  template,
  text,
  tile,
} from './field-types.ts';

const studied = tile.extend({
  study: text.optional().describe('Id of the case study to read once this was sent'),
});

/** Every fixed list of the forms. The ids are also checked by the database. */
export const options = z.strictObject({
  careerOptions: listOf('Career motivations to tick, shown as tiles', tile),
  skills: listOf('Skills to tick, shown as tiles', studied),
  needs: listOf(
    'Needs to tick, shown as tiles',
    studied.extend({
      anchor: text.optional().describe('Id of the service whose “Ask about …” ticks this need'),
    }),
  ),
  locales: listOf('Locations to choose from', option),
  hearAbout: listOf('Ways people hear about the firm', option),
});

const label = {
  label: text.describe('Label of the field'),
  hint: text.optional().describe('Hint below the label'),
};
const field = group('Text of this field', label);
const required = group('Text of this required field', {
  ...label,
  missing: text.describe('Shown if the field is empty, in the words of the label'),
});
const select = group('Text of this list', {
  ...label,
  empty: text.describe('Shown while nothing is selected'),
});

/** Text shown before and after sending. */
const outcome = {
  success: fixed('Shown after sending'),
  failure: fixed('Shown if sending fails for any other reason than those in messages'),
  next: text.describe('Shown after sending: what happens next, and by when'),
  notice: text.describe(
    'First line of the form: what the answers are for. A link to the notice follows',
  ),
};

export const forms = z.strictObject({
  fields: group('Form fields, by database column', {
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
    cv: group('Text of the CV field', {
      ...label,
      choose: text.describe('Button for choosing a file'),
      drop: text.describe('Shown after the button if a file can be dropped'),
      remove: text.describe('Button that removes the file'),
      again: template(['file'], 'Shown after a reload: asks for `{file}` again'),
      lost: template(['file'], 'Shown on Send if `{file}` is still missing'),
    }),
    privacy_consent: group('Checkbox that must be ticked', {
      label: text.describe('Label, before the link to the Privacy Policy'),
      link: text.describe('Text of that link'),
    }),
  }),
  optional: text.describe('Shown after the label of an optional field'),
  more: text.describe('Label that opens the optional fields of the short form'),
  button: group('Text of the Send button', {
    idle: fixed('Usual text'),
    sending: fixed('While the answers are sent'),
    uploading: fixed('While the CV is uploaded'),
  }),
  beforeConsent: text.describe('Beside that button until the checkbox is ticked'),
  error: text.describe(
    'Said before the title of the page and before each message, while something is wrong',
  ),
  problem: text.describe('Heading above what is wrong or has failed'),
  messages: group('Messages for when something goes wrong', {
    consent: fixed('Shown if the Privacy Policy is not accepted'),
    required: fixed('Shown before the messages of empty fields'),
    tooLong: template(
      ['label', 'max'],
      'Shown if an answer is too long, with `{label}` and `{max}`',
    ),
    email: text.describe('Shown if an email address is not valid'),
    cvType: fixed('Shown if the CV is neither PDF nor Word'),
    cvName: template(
      ['file', 'ending'],
      'Shown below that if only the name of the file is wrong, with `{file}` and its right `{ending}`',
    ),
    cvSize: fixed('Shown if the CV is too large'),
    cvChanged: text.describe('Shown if the file cannot be read, as when it has changed or moved'),
    cvUpload: fixed('Shown if the CV cannot be uploaded'),
    cvsFull: text.describe('Shown after 100 CVs in an hour'),
    tooMany: text.describe('Shown after too many forms in an hour that hCaptcha could not check'),
    captcha: fixed('Shown if hCaptcha is not passed'),
    offline: text.describe('Shown if there is no network'),
    load: text.describe('Shown if a script of the page fails to load'),
    slow: text.describe('Shown after 10 seconds of sending'),
  }),
  direct: group('How else to reach us, shown below every failure', {
    text: text.describe('Shown before our email address and phone number'),
    email: text.describe('Our email address'),
    phone: text.describe('Our phone number as shown'),
    tel: text.describe('Our phone number as dialled'),
  }),
  application: group('Join Us form', {
    ...outcome,
    skills: fixed('Heading of the first part'),
    about: fixed('Heading of the second part'),
  }),
  enquiry: group('Get Started form, and the enquiry form at the bottom of Work', {
    ...outcome,
    needs: fixed('Heading of the first part of Get Started'),
    about: fixed('Heading of the second part of Get Started'),
    comments: fixed('Label of the comments in both forms'),
  }),
  sent: group('Shown once a form is sent', {
    reference: template(['reference'], 'Sentence with the `{reference}`'),
    ring: text.describe('Shown before our phone number'),
    read: text.describe('Link to a case study; its title follows'),
    another: text.describe('Button that brings back an empty form'),
  }),
  previewNotice: text.describe('Shown above the form on a preview, which sends nothing'),
  collectionNotice: group('Notice on each form: who keeps the answers, and for how long', {
    link: text.describe('Link to the notice, at the end of the form’s first line'),
    heading: text.describe('Heading of the notice'),
    receiver: name.describe('Name in the paragraphs that browsers do not translate'),
    paragraphs,
    cv: text.describe('Paragraph added if a CV can be attached'),
    captcha: text.describe('Paragraph about hCaptcha, before a link to our email address'),
  }),
  withoutScript: text.describe('Shown without JavaScript, before the email link'),
});
