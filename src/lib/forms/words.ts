import type { CollectionEntry } from 'astro:content';
// As props, all words would be in the page a second time. As imports, they come with the form's code.
import { button, direct, fields, messages, optional, sent } from '/content/forms.yaml';
import type { OptionList } from './rules.ts';

type Forms = CollectionEntry<'forms'>['data'];

export type FieldName = keyof Forms['fields'];

/** The words of one field. Which of them it has depends on its kind. */
type FieldWords = { label: string } & Partial<Record<Detail, string | undefined>>;
type Detail =
  'hint' | 'missing' | 'empty' | 'link' | 'choose' | 'drop' | 'remove' | 'again' | 'lost';

type Option = CollectionEntry<'options'>['data']['needs'][number];

/** The words that one form uses, from content/. */
export interface Words extends Pick<Forms, 'optional' | 'button' | 'direct' | 'messages' | 'sent'> {
  fields: Record<string, FieldWords>;
  options: Partial<Record<OptionList, Option[]>>;
  outcome: Forms['joinUs'];
}

/** The words of a form: those that all forms share, and its own. */
export const formWords = (own: Pick<Words, 'outcome' | 'options'> & Partial<Words>): Words => ({
  fields,
  optional,
  button,
  messages,
  sent,
  direct,
  ...own,
});
