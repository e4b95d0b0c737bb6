import type { Answers } from '#lib/forms/read-form.ts';
import {
  choice,
  choices,
  consent,
  emailAddress,
  optionalText,
  requiredText,
} from '#lib/forms/rules.ts';

/** The fields of both enquiry forms in the order of the page; the names are those of the table. */
export const enquiry = {
  selected_needs: choices,
  other_needs_text: optionalText({ name: 'what you specify', max: 5000 }),
  additional_comments: optionalText({ name: 'additional information/comments', max: 5000 }),
  first_name: requiredText({ name: 'first name', max: 100 }),
  last_name: requiredText({ name: 'last name', max: 100 }),
  company: optionalText({ name: 'company/organisation', max: 200 }),
  email: emailAddress({ name: 'email', max: 254 }),
  phone: optionalText({ name: 'phone', max: 40 }),
  locale: choice,
  hear_about_us: choice,
  privacy_consent: consent,
};

export type Enquiry = Answers<typeof enquiry>;

/** What is specified counts only while "other" is ticked. */
export const toRow = (answers: Enquiry) => ({
  ...answers,
  other_needs_text: answers.selected_needs.includes('other') ? answers.other_needs_text : null,
});
