import { z } from 'astro/zod';
import { distinct, option, paragraphs, text, tile } from './parts.ts';

/** Every fixed list of the forms. The ids are also checked by the database. */
export const options = z.strictObject({
  careerOptions: z.array(tile).min(1).superRefine(distinct),
  skills: z.array(tile).min(1).superRefine(distinct),
  needs: z.array(tile).min(1).superRefine(distinct),
  locales: z.array(option).min(1).superRefine(distinct),
  hearAbout: z.array(option).min(1).superRefine(distinct),
});

const field = z.strictObject({ label: text, hint: text.optional() });

export const forms = z.strictObject({
  fields: z.strictObject({
    first_name: field,
    last_name: field,
    email: field,
    phone: field,
    company: field,
    current_position: field,
    locale: field.extend({ empty: text }),
    hear_about_us: field.extend({ empty: text }),
    selected_career_options: field,
    selected_skills: field,
    selected_needs: field,
    other_needs_text: field,
    individual_purpose: field,
    additional_comments: field,
    cv: field.extend({
      choose: text,
      drop: text,
      remove: text,
      again: text
        .includes('{file}')
        .describe('Asks for the file `{file}`, which was chosen before the page was loaded anew'),
    }),
    privacy_consent: z.strictObject({
      label: text.describe('Ends in a link to the Privacy Policy'),
      link: text,
    }),
  }),
  optional: text,
  more: text.describe('Opens the optional fields of the compact form'),
  send: text,
  collectionNotice: z.strictObject({
    heading: text,
    paragraphs,
    cv: text.describe('Added where a CV may be attached'),
  }),
  withoutScript: text.describe('Before the email link'),
});
