import { useRef, type RefObject } from 'react';
import { loadDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';
import { readValues, restoreValues } from '#lib/forms/field-values.ts';
import { makeRowId } from '#lib/submissions/row-id.ts';

/**
 * Keeps what was entered in the fields of these names through a reload, and with it the ids of rows that may have been
 * stored. Not kept is what else stands in the form, such as a captcha's token.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string, names: string[]) {
  // A draft ends after a day and may find no room; as long as the page is open, the ids are known here.
  const attempts = useRef<Record<string, string>>({});

  const save = () => {
    if (!form.current) return;
    saveDraft(key, { attempts: attempts.current, values: readValues(form.current, names) });
  };

  return {
    /** Puts a draft back and tells whether the form has been started. */
    restore() {
      if (!form.current) return false;
      const draft = loadDraft(key);
      if (draft) restoreValues(form.current, draft.values);
      attempts.current = { ...draft?.attempts };
      return Object.keys(readValues(form.current, names)).length > 0;
    },
    save,
    /** The id under which these answers are sent: the same again until they are stored. */
    async takeId(answers: object) {
      const described = Object.entries(answers).map(async ([name, value]: [string, unknown]) => [
        name,
        value instanceof File ? [value.name, await digest(value)] : value,
      ]);
      const sent = JSON.stringify(await Promise.all(described));
      const id = (attempts.current[sent] ??= makeRowId());
      save();
      return id;
    },
    wipe() {
      attempts.current = {};
      wipeDraft(key);
    },
  };
}

/** The same file chosen again, for which some systems tell another date. */
async function digest(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(hash).join();
}
