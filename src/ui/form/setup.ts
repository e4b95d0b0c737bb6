import type { CollectionEntry } from 'astro:content';
import type { Answers, OptionList, Schema } from '#lib/forms/rules.ts';
import type { Result } from '#lib/submissions/submit.ts';

type Forms = CollectionEntry<'forms'>['data'];

export type FieldName = keyof Forms['fields'];

type KeyOf<Field> = Field extends unknown ? keyof Field : never;

/** The texts of one field. Which of them it has depends on its kind. */
type FieldTexts = { label: string } & {
  [Key in KeyOf<Forms['fields'][FieldName]>]?: string | undefined;
};

type Option = CollectionEntry<'options'>['data']['needs'][number];

export interface Progress {
  phase: 'idle' | 'sending' | 'uploading';
  /** How much of an upload has been sent. */
  share?: number;
}

export type Report = (progress: Progress) => void;

/** What differs from form to form. Its texts are imported: as props, they would be in the page a second time. */
export interface Setup<Fields extends Schema = Schema> {
  schema: Fields;
  fields: Record<string, FieldTexts>;
  options: Partial<Record<OptionList, Option[]>>;
  outcome: Pick<Forms['joinUs'], 'success' | 'failure' | 'next'>;
  captcha: 'visible' | 'invisible';
  /** The id stays the same if a row repeats one whose answer got lost. */
  send(
    row: Answers<Fields> & { id: string; captcha_token: string },
    report: Report,
  ): Promise<Result>;
}
