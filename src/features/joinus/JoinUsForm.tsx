import { fields, joinUs as texts } from '/content/forms.yaml';
import { careerOptions, hearAbout, locales, skills } from '/content/options.yaml';
import { nameCv } from '#lib/submissions/cv-name.ts';
import { submit } from '#lib/submissions/submit.ts';
import { application, tables } from '#lib/submissions/tables.ts';
import { uploadCv } from '#lib/submissions/upload-cv.ts';
import { Consent } from '#ui/form/Consent.tsx';
import { Email, Name, Origin, Phone } from '#ui/form/ContactFields.tsx';
import { TextArea, TextField } from '#ui/form/Field.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSection, Pair } from '#ui/form/FormSection.tsx';
import type { Setup } from '#ui/form/setup.ts';
import { TileGroup } from '#ui/form/TileGroup.tsx';

const { cv_file_name: fileName } = tables.career_applications;

const setup: Setup<typeof application> = {
  schema: application,
  fields,
  options: { careerOptions, skills, locales, hearAbout },
  outcome: texts,
  captcha: 'invisible',

  async send({ cv, ...row }, report) {
    const upload = cv && findUpload(cv, row);
    if (upload && !upload.isStored) {
      // The token is valid for this row and, once, for the application that names the CV. A repeat counts as success.
      const { captcha_token } = row;
      const announcement = await submit('cv_uploads', { name: upload.name, captcha_token });
      if (!announcement.ok) {
        return announcement.reason === 'failed' ? { ok: false, reason: 'cvUpload' } : announcement;
      }
      const onProgress = (share: number) => report({ phase: 'uploading', share });
      onProgress(0);
      upload.isStored = await uploadCv(cv, upload.name, onProgress);
      if (!upload.isStored) return { ok: false, reason: 'cvUpload' };
      report({ phase: 'sending' });
    }
    return submit('career_applications', {
      ...row,
      cv_file_name: cv && [...cv.name].slice(-fileName.max).join(''),
      cv_file_url: upload?.name ?? null,
    });
  },
};

export const JoinUsForm = () => (
  <Form setup={setup}>
    <FormSection id="skills" heading={texts.skills}>
      <TileGroup name="selected_career_options" />
      <TileGroup name="selected_skills" />
      <TextArea name="individual_purpose" rows={3} />
      <TextArea name="additional_comments" />
    </FormSection>
    <FormSection id="about" heading={texts.about}>
      <Name />
      <TextField name="current_position" autoComplete="organization-title" />
      <Pair>
        <Email />
        <Phone />
      </Pair>
      <Origin />
      <FileField name="cv" />
      <Consent takesCv />
    </FormSection>
  </Form>
);

interface Upload {
  name: string;
  since: number;
  isStored: boolean;
}

/** The CVs of this visit, so that a retry does not upload one again. */
const uploads = new WeakMap<File, Upload>();

// The database lets an announced CV be uploaded for half an hour, and deletes it after a day if no application names it.
const minute = 60 * 1000;
const longest = (upload: Upload) => (upload.isStored ? 12 * 60 : 20) * minute;

function findUpload(cv: File, applicant: { first_name: string; last_name: string }): Upload {
  const known = uploads.get(cv);
  if (known && Math.abs(Date.now() - known.since) < longest(known)) return known;
  const name = nameCv(cv.name, applicant);
  const upload = { name, since: Date.now(), isStored: false };
  uploads.set(cv, upload);
  return upload;
}
