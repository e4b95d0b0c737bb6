import type { Answers, Flaw, OptionList, Reason, Schema } from '#lib/forms/rules.ts';
import type { Failure, Result } from '#lib/submissions/submit.ts';

/** The texts of one field. Its kind decides which of them it has. */
interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** The message if it is required and empty. */
  missing?: string | undefined;
  /** What a select shows while nothing is chosen. */
  empty?: string | undefined;
  /** For a file: how to choose, drop and remove it, and what to say if a reload lost it. */
  choose?: string | undefined;
  drop?: string | undefined;
  remove?: string | undefined;
  again?: string | undefined;
  lost?: string | undefined;
  /** The end of the consent, which links to the policy. */
  link?: string | undefined;
}

interface Option {
  id: string;
  label: string;
  text?: string | undefined;
  /** A second name for the option in an address, besides its id. */
  anchor?: string | undefined;
}

export interface Progress {
  phase: 'idle' | 'sending' | 'uploading';
  /** The share of an upload that has been sent. */
  share?: number;
}

export type Report = (progress: Progress) => void;

/** What every form says. This folder has no words of its own. */
export interface FormWords {
  optional: string;
  button: Record<Progress['phase'], string>;
  /** Beside the button until the box above it is ticked. */
  beforeConsent: string;
  /** Said before the title of the page and before each message. */
  error: string;
  /** The heading above what is wrong or has failed. */
  problem: string;
  messages: Record<Exclude<Reason, 'missing' | 'lost'>, string> &
    Record<Exclude<Failure, 'failed'>, string> &
    Record<NonNullable<Flaw['note']> | 'required' | 'slow', string>;
  direct: { text: string; email: string; phone: string; tel: string };
  sent: { reference: string; ring: string; read: string; another: string };
  collectionNotice: {
    link: string;
    heading: string;
    /** The name in the paragraphs that browsers must not translate. */
    receiver: string;
    paragraphs: string[];
    cv: string;
    captcha: string;
  };
}

/** What differs from form to form. */
export interface Setup<Fields extends Schema = Schema> {
  schema: Fields;
  fields: Record<string, FieldTexts>;
  options: Partial<Record<OptionList, Option[]>>;
  words: FormWords;
  outcome: { notice: string; success: string; failure: string; next: string };
  captcha: 'visible' | 'invisible';
  /** A repeat has the id of the first attempt, whose response may have been lost. */
  send(
    row: Answers<Fields> & { id: string; captcha_token: string },
    report: Report,
  ): Promise<Result>;
}
