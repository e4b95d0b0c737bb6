import { createContext, use } from 'react';
import type { Problem } from '#lib/forms/read-form.ts';

interface Shared {
  problems: Problem[];
  /** What follows the label of a field that may stay empty. */
  optional: string;
}

export const FormContext = createContext<Shared>({ problems: [], optional: '' });

/** The ids and the state of one field, for its control and for what describes it. */
export function useField(name: string, hint?: string, note?: string) {
  const { problems, optional } = use(FormContext);
  const message = problems.find(({ field }) => field === name)?.message;
  const ids = { hint: `${name}-hint`, error: `${name}-error`, note: `${name}-note` };
  const describedBy = [hint && ids.hint, message && ids.error, note && ids.note].filter(Boolean);
  return {
    ids,
    message,
    optional,
    aria: {
      'aria-describedby': describedBy.join(' ') || undefined,
      'aria-invalid': message ? true : undefined,
    } as const,
  };
}
