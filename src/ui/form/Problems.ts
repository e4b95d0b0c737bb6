import { createContext, use } from 'react';
import type { Problem } from '#lib/forms/read-form.ts';

/** What was found in the form when it was last sent. */
export const Problems = createContext<readonly Problem[]>([]);

/** The ids and the state of one field, for its control and for what describes it. */
export function useField(name: string, hint?: string, note?: string) {
  const message = use(Problems).find(({ field }) => field === name)?.message;
  const ids = { hint: `${name}-hint`, error: `${name}-error`, note: `${name}-note` };
  const describedBy = [hint && ids.hint, message && ids.error, note && ids.note].filter(Boolean);
  return {
    ids,
    message,
    aria: {
      'aria-describedby': describedBy.join(' ') || undefined,
      'aria-invalid': message ? true : undefined,
    } as const,
  };
}
