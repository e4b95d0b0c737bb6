import { createContext, use } from 'react';
import type { Flaw, Problem } from '#lib/forms/rules.ts';
import { describe, explainNote } from './messages.ts';
import type { Setup } from './setup.ts';

/** What the fields need from their form. */
interface FormState {
  setup: Setup;
  problems: readonly Problem[];
  /** Replaces the message of one field. */
  setProblem(field: string, flaw: Flaw | undefined): void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a component. Throws if there is none. */
export function useFormState(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('This part works only inside a Form.');
  return form;
}

/** The rule, the words, the ids and the state of one field. */
export function useField(name: string, hasNote = false) {
  const { setup, problems, setProblem } = useFormState();
  const rule = setup.schema[name];
  const texts = setup.fields[name];
  if (!rule || !texts) throw new Error(`This form has no field ${name}.`);

  const problem = problems.find(({ field }) => field === name);
  const message = problem && describe(problem, setup);
  const ids = { hint: `${name}-hint`, error: `${name}-error`, note: `${name}-note` };
  const describedBy = [texts.hint && ids.hint, message && ids.error, hasNote && ids.note];
  return {
    ids,
    message,
    /** A second sentence below the message. */
    more: problem && explainNote(problem, setup),
    rule,
    texts,
    words: setup.words,
    options: (rule.list && setup.options[rule.list]) ?? [],
    setProblem: (flaw: Flaw | undefined) => setProblem(name, flaw),
    /** For the control itself. */
    control: {
      id: name,
      name,
      // Not `required`: Firefox announces an empty required field as invalid before anything was sent.
      'aria-required': rule.isRequired,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': message ? true : undefined,
    } as const,
  };
}
