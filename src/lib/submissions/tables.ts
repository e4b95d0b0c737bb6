import { cvFile } from '#lib/forms/cv.ts';
import * as rules from '#lib/forms/rules.ts';

// The names of the fields are those of the columns, and the limits those of the tables' checks.
const line = rules.optionalText(200);
const longText = rules.optionalText(5000);

const names = { first_name: rules.requiredText(100), last_name: rules.requiredText(100) };
const contact = {
  email: rules.emailAddress(254),
  phone: rules.optionalText(40),
  locale: rules.choice('locales'),
  hear_about_us: rules.choice('hearAbout'),
};

/** The fields of both enquiry forms, in the order of the page. */
export const enquiry = {
  selected_needs: rules.choices('needs'),
  other_needs_text: longText,
  additional_comments: longText,
  ...names,
  company: line,
  ...contact,
  privacy_consent: rules.consent,
};

/** The fields of Join Us, in the order of the page. */
export const application = {
  selected_career_options: rules.choices('careerOptions'),
  selected_skills: rules.choices('skills'),
  individual_purpose: longText,
  additional_comments: longText,
  ...names,
  current_position: line,
  ...contact,
  cv: cvFile,
  privacy_consent: rules.consent,
};

const { cv: _, ...applicant } = application;
const id = rules.requiredText();
const captcha_token = rules.requiredText();

/** Every column that a visitor may fill in; the database refuses any other. */
export const tables = {
  get_started_submissions: { id, ...enquiry, captcha_token },
  career_applications: {
    id,
    ...applicant,
    cv_file_name: rules.optionalText(255),
    cv_file_url: rules.optionalText(),
    captcha_token,
  },
  cv_uploads: { name: rules.requiredText(), captcha_token },
};

export type Table = keyof typeof tables;
export type Row<Name extends Table> = rules.Answers<(typeof tables)[Name]>;
