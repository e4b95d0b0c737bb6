import type { Answers, Schema } from '#lib/forms/read-form.ts';
import type { Reason } from '#lib/forms/rules.ts';

export type Phase = 'idle' | 'sending' | 'uploading';

/** Why something was not sent: the form's own failure, or one that has a message of its own. */
export type Failure =
  'failed' | 'captcha' | 'cvUpload' | 'cvsFull' | 'tooMany' | 'offline' | 'load';

export interface Attempt {
  /** The row's primary key: the same again when this attempt repeats one whose answer got lost. */
  id: string;
  /** A passed captcha, which can be spent once; undefined where there is none, whatever the reason. */
  takeToken(): Promise<string | undefined>;
  /** An upload tells how much of it has been sent. */
  report(phase: Phase, share?: number): void;
}

export interface Setup<Fields extends Schema> {
  schema: Fields;
  /** Fetches the code that sends, when somebody begins to fill in the form. */
  prepare(): Promise<unknown>;
  /** What a schema cannot see at once, such as what a file contains. */
  inspect?(answers: Answers<Fields>): Promise<{ field: string; reason: Reason } | undefined>;
  send(
    answers: Answers<Fields>,
    attempt: Attempt,
  ): Promise<{ ok: true } | { ok: false; reason: Failure }>;
}
