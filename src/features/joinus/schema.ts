import { cvFile, hasCvContent } from '#lib/forms/cv.ts';
import { messages } from '#lib/forms/messages.ts';
import type { Answers, Problem } from '#lib/forms/read-form.ts';
import {
  choice,
  choices,
  consent,
  emailAddress,
  optionalText,
  requiredText,
} from '#lib/forms/rules.ts';

/** The fields of Join Us in the order of the page; the names are those of the table. */
export const application = {
  selected_career_options: choices,
  selected_skills: choices,
  individual_purpose: optionalText({ name: 'individual purpose', max: 5000 }),
  additional_comments: optionalText({ name: 'additional comments', max: 5000 }),
  first_name: requiredText({ name: 'first name', max: 100 }),
  last_name: requiredText({ name: 'last name', max: 100 }),
  current_position: optionalText({ name: 'current position', max: 200 }),
  email: emailAddress({ name: 'email', max: 254 }),
  phone: optionalText({ name: 'phone', max: 40 }),
  locale: choice,
  hear_about_us: choice,
  cv: cvFile,
  privacy_consent: consent,
};

export type Application = Answers<typeof application>;

/** What only the content of the CV shows. */
export async function inspectCv({ cv }: Application): Promise<Problem[]> {
  if (!cv) return [];
  const message = await hasCvContent(cv).then(
    (isCv) => (isCv ? undefined : messages.cvType),
    // The file was moved or changed after it had been chosen.
    () => messages.cvUpload,
  );
  return message ? [{ field: 'cv', kind: 'invalid', message }] : [];
}
