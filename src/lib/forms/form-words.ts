import type { CollectionEntry } from 'astro:content';
// As props, all words would be in the page a second time. As imports, they come with the form's code.
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

/** The words of a form. The compact form shows its options without their descriptions. */
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
