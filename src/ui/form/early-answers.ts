import { loadDraft, saveDraft } from '#lib/forms/draft.ts';
import { readValues } from '#lib/forms/field-values.ts';
import { sleepingIsland } from '#ui/island/astro-output.ts';
import { wake } from '#ui/island/wake.ts';

// Stands in the page of a form, and works until the form's own code has come.

function eachSleeping(act: (form: HTMLFormElement, key: string) => void) {
  for (const form of document.querySelectorAll<HTMLFormElement>(`${sleepingIsland} form`))
    act(form, form.dataset['draft'] ?? '');
}

// Whoever was here before finds the answers again without reaching for the form.
addEventListener('DOMContentLoaded', () =>
  eachSleeping((form, key) => loadDraft(key) && wake(form)),
);

// What is entered is kept, as the form itself would do it.
addEventListener('pagehide', () =>
  eachSleeping((form, key) => {
    const values = readValues(form, [...new Set(new FormData(form).keys())]);
    if (!loadDraft(key) && Object.keys(values).length > 0) saveDraft(key, { values });
  }),
);
