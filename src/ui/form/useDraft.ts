import type { RefObject } from 'react';
import { loadDraft, saveDraft, wipeDraft, type Draft } from '#lib/forms/draft.ts';
import { readValues, restoreValues } from '#lib/forms/field-values.ts';

/** Keeps what was entered through a reload, and with it the id of a row that may have been stored. */
export function useDraft(key: string, form: RefObject<HTMLFormElement | null>) {
  const write = (attempt: Draft['attempt']) => {
    if (form.current) saveDraft(key, { attempt, values: readValues(form.current) });
  };

  return {
    /** Puts a draft back and tells whether the form has been started. */
    restore() {
      if (!form.current) return false;
      const draft = loadDraft(key);
      if (draft) restoreValues(form.current, draft.values);
      return Object.keys(readValues(form.current)).length > 0;
    },
    save: () => write(loadDraft(key)?.attempt),
    /** The id under which these answers are sent: the same again until they are stored or changed. */
    takeId(answers: object) {
      const known = loadDraft(key)?.attempt;
      const sent = JSON.stringify(answers, describeFile);
      const attempt = known?.sent === sent ? known : { id: crypto.randomUUID(), sent };
      write(attempt);
      return attempt.id;
    },
    wipe: () => wipeDraft(key),
  };
}

const describeFile = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
