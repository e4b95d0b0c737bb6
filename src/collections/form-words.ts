import type { Schema } from '#lib/forms/read-form.ts';
import type { Words } from '#lib/forms/words.ts';
import { getForms, getOptions, getSite } from './queries.ts';

interface Changes {
  /** A label of its own for the comments. */
  comments?: string;
  /** The compact form shows what there is to choose by its names alone. */
  isCompact?: boolean;
}

/** What a form says, and no more, because all of it stands in the page. */
export async function getFormWords(
  form: 'joinUs' | 'enquiry',
  schema: Schema,
  { comments, isCompact }: Changes = {},
): Promise<Words> {
  const { fields, optional, button, messages, sent, [form]: outcome } = await getForms();
  const { email, phone } = (await getSite()).contact;
  const lists = await getOptions();

  const texts: Words['fields'] = fields;
  const words: Words['fields'] = {};
  const options: Words['options'] = {};
  for (const [name, { list }] of Object.entries(schema)) {
    const text = texts[name];
    if (text) words[name] = text;
    if (list)
      options[list] = isCompact ? lists[list].map(({ id, label }) => ({ id, label })) : lists[list];
  }
  if (comments) words['additional_comments'] = { label: comments };
  return {
    fields: words,
    options,
    optional,
    button,
    messages,
    sent,
    outcome,
    contact: { email, phone },
  };
}
