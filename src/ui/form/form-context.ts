import { createContext, use } from 'react';
import type { Problem, Schema } from '#lib/forms/read-form.ts';
import type { Reason } from '#lib/forms/rules.ts';
import type { FieldName, Words } from '#lib/forms/words.ts';

/** What the fields need from their form. */
interface FormState {
  schema: Schema;
  words: Words;
  problems: readonly Problem[];
  /** Replaces the message of one field. */
  setProblem(field: FieldName, reason: Reason | undefined): void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error('A field stands outside of a form.');
  return state;
}

/** The words, the ids and the state of one field, for its control and for what describes it. */
export function useField(name: FieldName, hasNote = false) {
  const { schema, words, problems } = useFormState();
  const rule = schema[name];
  const texts = words.fields[name];
  if (!rule || !texts) throw new Error(`This form has no field ${name}.`);

  const message = problems.find(({ field }) => field === name)?.message;
  const ids = { hint: `${name}-hint`, error: `${name}-error`, note: `${name}-note` };
  const describedBy = [texts.hint && ids.hint, message && ids.error, hasNote && ids.note];
  return {
    ids,
    message,
    texts,
    options: (rule.list && words.options[rule.list]) ?? [],
    /** For the control itself. */
    control: {
      id: name,
      name,
      required: rule.isRequired,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': message ? true : undefined,
    } as const,
  };
}
