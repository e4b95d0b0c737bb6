import type { CollectionEntry } from 'astro:content';
import type { OptionList } from './rules.ts';

type Forms = CollectionEntry<'forms'>['data'];
type Contact = CollectionEntry<'site'>['data']['contact'];

export type FieldName = keyof Forms['fields'];

/** The words of one field. Which of them it has depends on its kind. */
export type FieldWords = { label: string } & Partial<Record<Detail, string | undefined>>;
type Detail =
  'hint' | 'missing' | 'empty' | 'link' | 'choose' | 'drop' | 'remove' | 'again' | 'lost';

export type Option = CollectionEntry<'options'>['data']['needs'][number];

/** The words that one form uses, from content/. */
export interface Words extends Pick<Forms, 'optional' | 'button' | 'messages' | 'sent'> {
  fields: Record<string, FieldWords>;
  options: Partial<Record<OptionList, Option[]>>;
  outcome: Forms['joinUs'];
  contact: Pick<Contact, 'email' | 'phone'>;
}
