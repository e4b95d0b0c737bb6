import type { CollectionEntry } from 'astro:content';
import type { Answers, Schema } from '#lib/forms/read-form.ts';
import type { OptionList } from '#lib/forms/rules.ts';

type Forms = CollectionEntry<'forms'>['data'];

export type FieldName = keyof Forms['fields'];

type KeyOf<Field> = Field extends unknown ? keyof Field : never;

/** The texts of one field. Which of them it has depends on its kind. */
type FieldTexts = { label: string } & {
  [Key in KeyOf<Forms['fields'][FieldName]>]?: string | undefined;
};

type Option = CollectionEntry<'options'>['data']['needs'][number];

export type Phase = 'idle' | 'sending' | 'uploading';

/** Why a form was not sent. `failed` uses the form's own words; every other reason has a message of its own. */
export type Failure =
  'failed' | 'captcha' | 'cvUpload' | 'cvsFull' | 'tooMany' | 'offline' | 'load';

/** What a form asks of its captcha. */
export interface CaptchaHandle {
  /** Fetches hCaptcha. If that fails, `takeToken` tries again. */
  prepare(): void;
  /**
   * The token of a passed check, which can be used once, or undefined if there is none, for whatever reason. It fails only
   * if hCaptcha's code cannot be fetched (`LoadError`).
   */
  takeToken(): Promise<string | undefined>;
}

/** Called with the phase, and during an upload with the share that has been sent. */
export type Report = (phase: Phase, share?: number) => void;

/** What every row has besides the answers. The id stays the same if a row repeats one whose answer got lost. */
interface RowKeys {
  id: string;
  captcha_token: string;
}

/** What differs from form to form. Its texts are imported: as props, they would be in the page a second time. */
export interface Setup<Fields extends Schema = Schema> {
  schema: Fields;
  fields: Record<string, FieldTexts>;
  options: Partial<Record<OptionList, Option[]>>;
  outcome: Pick<Forms['joinUs'], 'success' | 'failure' | 'next'>;
  captcha: 'visible' | 'invisible';
  send(
    row: Answers<Fields> & RowKeys,
    report: Report,
  ): Promise<{ ok: true } | { ok: false; reason: Failure }>;
}
