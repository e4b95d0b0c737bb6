// As props, all words would be in the page a second time. As imports, they come with the form's code.
import { button, fields, messages, optional, sent } from '/content/forms.yaml';
import type { Words } from './words.ts';

export interface PageWords extends Pick<Words, 'contact'> {
  /** A different label for the comments. */
  comments?: string;
}

/** The words of a form, including those that only this form has. */
export const formWords = (
  { contact, comments }: PageWords,
  own: Pick<Words, 'outcome' | 'options'>,
): Words => ({
  fields: comments ? { ...fields, additional_comments: { label: comments } } : fields,
  optional,
  button,
  messages,
  sent,
  contact,
  ...own,
});
