import * as words from '/content/forms.yaml';
import { careerOptions, hearAbout, locales, skills } from '/content/options.yaml';
import { cleanText } from '#lib/forms/clean-text.ts';
import { cvTypes, endingOfCv } from '#lib/forms/cv.ts';
import { nameCv } from '#lib/submissions/cv-name.ts';
import { submit } from '#lib/submissions/submit.ts';
import { application, tables } from '#lib/submissions/tables.ts';
import { uploadCv } from '#lib/submissions/upload-cv.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection, Optional, Pair } from '#ui/form/FormSection.tsx';
import type { ReadingLink } from '#ui/form/Reading.tsx';
import type { Setup } from '#ui/form/setup.ts';
import { TileGroup } from '#ui/form/TileGroup.tsx';

const { application: texts, fields } = words;
const { cv_file_name: fileName } = tables.career_applications;

/** The names of the CVs that this visit has stored, so that a retry does not upload one again. */
const stored = new WeakMap<File, string>();

/** The database deletes a CV after a day if no application names it. A name begins with its time. */
const isKept = (name: string) => Date.now() - Number.parseInt(name, 10) < 12 * 60 * 60 * 1000;

const setup: Setup<typeof application> = {
  schema: application,
  fields,
  options: { careerOptions, skills, locales, hearAbout },
  words,
  outcome: texts,
  captcha: 'invisible',

  async send({ cv, ...row }, report) {
    let name = cv && stored.get(cv);
    if (cv && !(name && isKept(name))) {
      const ending = endingOfCv(cv);
      if (!ending) return { ok: false, reason: 'cvUpload' };
      name = nameCv(ending, row);
      // The token is valid for this row and, once, for the application that names the CV.
      const { captcha_token } = row;
      const announcement = await submit('cv_uploads', { name, captcha_token });
      if (!announcement.ok) {
        return announcement.reason === 'failed' ? { ok: false, reason: 'cvUpload' } : announcement;
      }
      const onProgress = (share: number) => report({ phase: 'uploading', share });
      onProgress(0);
      if (!(await uploadCv(cv, name, cvTypes[ending], onProgress)))
        return { ok: false, reason: 'cvUpload' };
      stored.set(cv, name);
      report({ phase: 'sending' });
    }
    return submit('career_applications', {
      ...row,
      cv_file_name: cv && keepEnd(cleanText(cv.name, 'line'), fileName.max),
      cv_file_url: name ?? null,
    });
  },
};

/** The ending of a file's name says more than its beginning. */
const keepEnd = (name: string, max: number) => [...name].slice(-max).join('');

export const ApplicationForm = ({ reading }: { reading: ReadingLink[] }) => (
  <Form setup={setup} reading={reading}>
    <FormSection id="skills" heading={texts.skills}>
      <TileGroup name="selected_career_options" />
      <TileGroup name="selected_skills" />
      <Field name="individual_purpose" rows={3} />
      <Field name="additional_comments" rows={4} />
    </FormSection>
    <FormSection id="about" heading={texts.about}>
      <Pair>
        <Field name="first_name" />
        <Field name="last_name" />
      </Pair>
      <Field name="email" />
      <Optional>
        <Field name="current_position" />
        <Field name="phone" />
        <Field name="locale" />
        <Field name="hear_about_us" />
      </Optional>
      <FileField name="cv" />
      <Consent takesCv />
    </FormSection>
  </Form>
);
