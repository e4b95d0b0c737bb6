import { cvFile } from '#lib/forms/cv.ts';
import * as rules from '#lib/forms/rules.ts';

// Fields have the names of their columns, and the limits of the tables' checks.
const shortText = rules.optionalText('line', 200);
const longText = rules.optionalText('text', 5000);

/** What staff need to reply. */
const sender = {
  first_name: rules.withAutoComplete('given-name', rules.requiredText('line', 100)),
  last_name: rules.withAutoComplete('family-name', rules.requiredText('line', 100)),
  email: rules.withAutoComplete('email', rules.emailAddress(254)),
};
/** What helps staff to reply, and to know where people hear of the firm. */
const aboutSender = {
  phone: rules.withAutoComplete('tel', rules.phoneNumber(40)),
  locale: rules.withAutoComplete('address-level1', rules.choice('locales')),
  hear_about_us: rules.choice('hearAbout'),
};

/** The fields of both enquiry forms, in the order of the page. */
export const enquiry = {
  selected_needs: rules.choices('needs'),
  other_needs_text: longText,
  additional_comments: longText,
  ...sender,
  company: rules.withAutoComplete('organization', shortText),
  ...aboutSender,
  privacy_consent: rules.consent,
};

/** The fields of Join Us, in the order of the page. */
export const application = {
  selected_career_options: rules.choices('careerOptions'),
  selected_skills: rules.choices('skills'),
  individual_purpose: longText,
  additional_comments: longText,
  ...sender,
  current_position: rules.withAutoComplete('organization-title', shortText),
  ...aboutSender,
  cv: cvFile,
  privacy_consent: rules.consent,
};

const { cv: _, ...applicant } = application;
// Only the page's own code fills these in, so no visitor has to be told of a limit.
const id = rules.requiredText('line');
const captcha_token = rules.requiredText('line');

/** Every column that a visitor may fill in. The database refuses any other. */
export const tables = {
  get_started_submissions: { id, ...enquiry, captcha_token },
  career_applications: {
    id,
    ...applicant,
    cv_file_name: rules.optionalText('line', 255),
    cv_file_url: rules.optionalText('line'),
    captcha_token,
  },
  cv_uploads: { name: rules.requiredText('line'), captcha_token },
};

export type Table = keyof typeof tables;
export type Row<Name extends Table> = rules.Answers<(typeof tables)[Name]>;
