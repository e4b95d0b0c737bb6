import type { CollectionEntry } from 'astro:content';
// Props would put every word into the page a second time; like this they come with the code of a form.
import formsFile from '/content/forms.yaml';
import optionsFile from '/content/options.yaml';
import type { Schema } from './read-form.ts';
import type { Words } from './words.ts';

// The collections check both files at every build.
const forms = formsFile as CollectionEntry<'forms'>['data'];
const lists = optionsFile as CollectionEntry<'options'>['data'];

export interface PageWords extends Pick<Words, 'contact'> {
  /** A label of its own for the comments. */
  comments?: string;
}

/** What a form says. The compact form shows what there is to choose by its names alone. */
export function formWords(
  form: 'joinUs' | 'enquiry',
  schema: Schema,
  { contact, comments }: PageWords,
  isCompact = false,
): Words {
  const { fields, optional, button, messages, sent, [form]: outcome } = forms;
  const texts: Words['fields'] = comments
    ? { ...fields, additional_comments: { label: comments } }
    : fields;
  const options: Words['options'] = {};
  for (const { list } of Object.values(schema)) {
    if (list)
      options[list] = isCompact ? lists[list].map(({ id, label }) => ({ id, label })) : lists[list];
  }
  return { fields: texts, options, optional, button, messages, sent, outcome, contact };
}
