import { fields, joinUs as outcome } from '/content/forms.yaml';
import { careerOptions, hearAbout, locales, skills } from '/content/options.yaml';
import { nameCv } from '#lib/submissions/cv-name.ts';
import { submit } from '#lib/submissions/submit.ts';
import { application, tables } from '#lib/submissions/tables.ts';
import { uploadCv } from '#lib/submissions/upload-cv.ts';
import type { Setup } from '#ui/form/setup.ts';

interface Upload {
  name: string;
  since: number;
  isAnnounced: boolean;
  isStored: boolean;
}

/** The CVs of this visit, so that a retry does not announce or upload one again. */
const uploads = new WeakMap<File, Upload>();

// The database lets an announced CV be uploaded for half an hour, and deletes it after a day if no application names it.
const minute = 60 * 1000;
const longest = (upload: Upload) => (upload.isStored ? 12 * 60 : 20) * minute;

const { cv_file_name: fileName } = tables.career_applications;

export const applicationForm: Setup<typeof application> = {
  schema: application,
  fields,
  options: { careerOptions, skills, locales, hearAbout },
  outcome,
  captcha: 'invisible',

  async send({ cv, ...answers }, { id, takeToken, report }) {
    const upload = cv && findUpload(cv, answers);
    let token: string | undefined;
    if (upload && !upload.isAnnounced) {
      token = await takeToken();
      if (!token) return { ok: false, reason: 'captcha' };
      const row = { name: upload.name, captcha_token: token };
      const announcement = await submit('cv_uploads', row);
      if (!announcement.ok) {
        return announcement.reason === 'failed' ? { ok: false, reason: 'cvUpload' } : announcement;
      }
      upload.isAnnounced = true;
    }
    if (upload && !upload.isStored) {
      report('uploading', 0);
      const onProgress = (share: number) => report('uploading', share);
      upload.isStored = await uploadCv(cv, upload.name, onProgress);
      if (!upload.isStored) return { ok: false, reason: 'cvUpload' };
      report('sending');
    }

    // The token of the announcement is valid for the application too, once.
    token ??= await takeToken();
    if (!token) return { ok: false, reason: 'captcha' };
    return submit('career_applications', {
      id,
      ...answers,
      cv_file_name: cv ? cv.name.slice(-fileName.max) : null,
      cv_file_url: upload?.name ?? null,
      captcha_token: token,
    });
  },
};

function findUpload(cv: File, applicant: { first_name: string; last_name: string }): Upload {
  const known = uploads.get(cv);
  if (known && Math.abs(Date.now() - known.since) < longest(known)) return known;
  const name = nameCv(cv.name, applicant);
  const upload = { name, since: Date.now(), isAnnounced: false, isStored: false };
  uploads.set(cv, upload);
  return upload;
}
