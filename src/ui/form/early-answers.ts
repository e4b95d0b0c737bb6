import { loadDraft, saveDraft } from '#lib/forms/draft.ts';
import { readValues } from '#lib/forms/field-values.ts';
import { sleepingIsland } from '#ui/island/astro-output.ts';

// This script is inline on pages with a form. It works until the form's own code has arrived.

function eachSleeping(act: (form: HTMLFormElement, key: string) => void) {
  for (const form of document.querySelectorAll<HTMLFormElement>(`${sleepingIsland} form`))
    act(form, form.dataset['draft'] ?? '');
}

// Wakes the form if there is a draft, as a pointer would, so that a returning visitor sees the answers at once.
addEventListener('DOMContentLoaded', () =>
  eachSleeping((form, key) => loadDraft(key) && form.dispatchEvent(new Event('pointermove'))),
);

// Saves what was entered as a draft, as the form itself would. It replaces the same answers of an older draft.
addEventListener('pagehide', () =>
  eachSleeping((form, key) => {
    const values = readValues(form, [...new Set(new FormData(form).keys())]);
    const draft = loadDraft(key);
    if (Object.keys(values).length > 0)
      saveDraft(key, { ...draft, values: { ...draft?.values, ...values } });
  }),
);
