import type { Answers, Schema } from '#lib/forms/read-form.ts';
import type { Reason } from '#lib/forms/rules.ts';

export type Phase = 'idle' | 'sending' | 'uploading';

/** Why a form was not sent. `failed` uses the form's own words; every other reason has a message of its own. */
export type Failure =
  'failed' | 'captcha' | 'cvUpload' | 'cvsFull' | 'tooMany' | 'offline' | 'load';

export interface Attempt {
  /** The row's primary key. It stays the same if this attempt repeats one whose answer got lost. */
  id: string;
  /** The token of a passed captcha, which can be used once; undefined if there is none, for whatever reason. */
  takeToken(): Promise<string | undefined>;
  /** Called with the phase, and during an upload with the share that has been sent. */
  report(phase: Phase, share?: number): void;
}

export interface Setup<Fields extends Schema> {
  schema: Fields;
  /** Checks what a schema cannot check at once, such as the content of a file. */
  inspect?(answers: Answers<Fields>): Promise<{ field: string; reason: Reason } | undefined>;
  send(
    answers: Answers<Fields>,
    attempt: Attempt,
  ): Promise<{ ok: true } | { ok: false; reason: Failure }>;
}
