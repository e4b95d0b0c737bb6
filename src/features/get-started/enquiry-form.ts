import { messages } from '#lib/forms/messages.ts';
import { submit } from '#lib/submissions/submit.ts';
import type { Backend } from '#lib/submissions/supabase.ts';
import type { Setup } from '#ui/form/useForm.ts';
import { enquiry, toRow } from './schema.ts';

/** The long and the compact form send the same rows. */
export const enquiryForm = (draftKey: string, backend: Backend): Setup<typeof enquiry> => ({
  name: draftKey,
  schema: enquiry,
  success: "Thank you! Your submission has been received. We'll be in touch soon.",
  failure: 'Sorry, there was an error submitting your form. Please try again.',
  async send(answers, { id, takeToken }) {
    const token = await takeToken();
    if (!token) return { ok: false, message: messages.captcha };
    const row = { id, ...toRow(answers), captcha_token: token };
    return submit(backend, 'get_started_submissions', row);
  },
});
