import { enquiry as outcome, fields } from '/content/forms.yaml';
import { hearAbout, locales, needs } from '/content/options.yaml';
import { submit } from '#lib/submissions/submit.ts';
import { enquiry } from '#lib/submissions/tables.ts';
import type { Setup } from '#ui/form/setup.ts';

/** The long and the compact form send the same rows. */
export const enquiryForm: Setup<typeof enquiry> = {
  schema: enquiry,
  fields: { ...fields, additional_comments: { label: outcome.comments } },
  options: { needs, locales, hearAbout },
  outcome,
  captcha: 'visible',

  async send({ other_needs_text, ...answers }, { id, takeToken }) {
    const captcha_token = await takeToken();
    if (!captcha_token) return { ok: false, reason: 'captcha' };
    return submit('get_started_submissions', {
      id,
      ...answers,
      // This answer counts only while "other" is ticked.
      other_needs_text: answers.selected_needs.includes('other') ? other_needs_text : null,
      captcha_token,
    });
  },
};
