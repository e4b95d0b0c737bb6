import { useRef } from 'react';
import { loadDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';
import { consentName, readValues, restoreValues } from '#lib/forms/field-values.ts';

/**
 * Saves the answers in these fields, so that they survive a reload, and the ids of rows that may have been stored. Nothing
 * else in the form is saved, such as a captcha's token.
 */
export function useDraft(names: string[]) {
  // A draft expires after a day, and storage may be full. While the page is open, the ids are kept here.
  const attempts = useRef<Record<string, string>>({});

  const save = (form: HTMLFormElement) =>
    saveDraft({ attempts: attempts.current, values: readValues(form, names) });

  return {
    /** Restores a draft; true if anything has been entered. */
    restore(form: HTMLFormElement) {
      const draft = loadDraft();
      if (draft) restoreValues(form, draft.values);
      attempts.current = { ...draft?.attempts };
      return Object.keys(readValues(form, names)).length > 0;
    },
    save,
    /** The id of the row for these answers. The same answers get the same id until they are stored. */
    async takeId(form: HTMLFormElement, answers: object) {
      const kept = Object.entries(answers).filter(([name]) => name !== consentName);
      const described = kept.map(async ([name, value]: [string, unknown]) => [
        name,
        value instanceof File ? [value.name, await digest(value)] : value,
      ]);
      const sent = JSON.stringify(await Promise.all(described));
      const id = (attempts.current[sent] ??= crypto.randomUUID());
      save(form);
      return id;
    },
    wipe() {
      attempts.current = {};
      wipeDraft();
    },
  };
}

/** Tells whether the same file was chosen again: some systems give it another date, so only its content counts. */
async function digest(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(hash).join();
}
