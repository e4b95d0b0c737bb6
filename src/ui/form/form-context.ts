import { createContext, use } from 'react';
import type { Problem, Reason } from '#lib/forms/rules.ts';
import { describe } from './messages.ts';
import type { FieldName, Setup } from './setup.ts';

/** What the fields need from their form. */
interface FormState {
  setup: Setup;
  problems: readonly Problem[];
  /** Replaces the message of one field. */
  setProblem(field: FieldName, reason: Reason | undefined): void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The rule, the words, the ids and the state of one field, for its control and for what describes it. */
export function useField(name: FieldName, hasNote = false) {
  const form = use(FormContext);
  const rule = form?.setup.schema[name];
  const texts = form?.setup.fields[name];
  if (!rule || !texts) throw new Error(`This form has no field ${name}.`);

  const problem = form.problems.find(({ field }) => field === name);
  const message = problem && describe(problem, form.setup);
  const ids = { hint: `${name}-hint`, error: `${name}-error`, note: `${name}-note` };
  const describedBy = [texts.hint && ids.hint, message && ids.error, hasNote && ids.note];
  return {
    ids,
    message,
    rule,
    texts,
    options: (rule.list && form.setup.options[rule.list]) ?? [],
    setProblem: (reason: Reason | undefined) => form.setProblem(name, reason),
    /** For the control itself. */
    control: {
      id: name,
      name,
      required: rule.isRequired,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      // Without this, Chromium calls a required box invalid from the start.
      'aria-invalid': Boolean(message),
    } as const,
  };
}
