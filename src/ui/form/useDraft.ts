import type { RefObject } from 'react';
import { loadDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';
import { readValues, restoreValues } from '#lib/forms/field-values.ts';

/** Keeps what was entered through a reload, and with it the id of a row that may have been stored. */
export function useDraft(key: string, form: RefObject<HTMLFormElement | null>) {
  const write = (id: string | undefined) => {
    if (form.current) saveDraft(key, { id, values: readValues(form.current) });
  };

  return {
    /** Puts a draft back and tells whether the form has been started. */
    restore() {
      if (!form.current) return false;
      const draft = loadDraft(key);
      if (draft) restoreValues(form.current, draft.values);
      return Object.keys(readValues(form.current)).length > 0;
    },
    save: () => write(loadDraft(key)?.id),
    /** The id of this submission, kept until it has been stored. */
    takeId() {
      const id = loadDraft(key)?.id ?? crypto.randomUUID();
      write(id);
      return id;
    },
    wipe: () => wipeDraft(key),
  };
}
