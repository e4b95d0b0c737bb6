import { messages } from '#lib/forms/messages.ts';
import { nameCv } from '#lib/submissions/cv-name.ts';
import { submit } from '#lib/submissions/submit.ts';
import type { Backend } from '#lib/submissions/supabase.ts';
import { uploadCv } from '#lib/submissions/upload-cv.ts';
import type { Attempt, Result } from '#ui/form/useForm.ts';
import type { Application } from './schema.ts';

/** Where each CV of this visit was stored, and when, so that a retry does not upload it again. */
const stored = new WeakMap<File, { path: string; at: number }>();

// After a day the database deletes a file that no application names; long before that, it is uploaded anew.
const longestKept = 12 * 60 * 60 * 1000;

export async function sendApplication(
  backend: Backend,
  { cv, ...answers }: Application,
  { id, getToken, report }: Attempt,
): Promise<Result> {
  let path: string | null = null;
  if (cv) {
    report('uploading');
    path = await storeCv(backend, cv, answers);
    if (!path) return { ok: false, message: messages.cvUpload };
    report('sending');
  }

  const token = await getToken();
  if (!token) return { ok: false, message: messages.captcha };
  const row = { id, ...answers, cv_file_name: cv?.name.slice(-255) ?? null, cv_file_url: path };
  return submit(backend, 'career_applications', { ...row, captcha_token: token });
}

async function storeCv(backend: Backend, cv: File, applicant: Omit<Application, 'cv'>) {
  const known = stored.get(cv);
  if (known && Math.abs(Date.now() - known.at) < longestKept) return known.path;
  const upload = await uploadCv(backend, cv, nameCv(cv.name, applicant));
  if (!upload.ok) return null;
  stored.set(cv, { path: upload.path, at: Date.now() });
  return upload.path;
}
