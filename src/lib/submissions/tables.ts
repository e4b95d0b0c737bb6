import { cvFile } from '#lib/forms/cv.ts';
import {
  type Answers,
  choice,
  choices,
  consent,
  emailAddress,
  optionalText,
  requiredText,
} from '#lib/forms/rules.ts';

// The names of the fields are those of the columns, and the limits those of the tables' checks.
const name = requiredText(100);
const email = emailAddress(254);
const phone = optionalText(40);
const line = optionalText(200);
const longText = optionalText(5000);

/** The fields of both enquiry forms, in the order of the page. */
export const enquiry = {
  selected_needs: choices('needs'),
  other_needs_text: longText,
  additional_comments: longText,
  first_name: name,
  last_name: name,
  company: line,
  email,
  phone,
  locale: choice('locales'),
  hear_about_us: choice('hearAbout'),
  privacy_consent: consent,
};

/** The fields of Join Us, in the order of the page. */
export const application = {
  selected_career_options: choices('careerOptions'),
  selected_skills: choices('skills'),
  individual_purpose: longText,
  additional_comments: longText,
  first_name: name,
  last_name: name,
  current_position: line,
  email,
  phone,
  locale: choice('locales'),
  hear_about_us: choice('hearAbout'),
  cv: cvFile,
  privacy_consent: consent,
};

const { cv: _, ...applicant } = application;
const id = requiredText();
const captcha_token = requiredText();

/** Every column that a visitor may fill in; the database refuses any other. */
export const tables = {
  get_started_submissions: { id, ...enquiry, captcha_token },
  career_applications: {
    id,
    ...applicant,
    cv_file_name: optionalText(255),
    cv_file_url: optionalText(),
    captcha_token,
  },
  cv_uploads: { name: requiredText(), captcha_token },
};

export type Table = keyof typeof tables;
export type Row<Name extends Table> = Answers<(typeof tables)[Name]>;
