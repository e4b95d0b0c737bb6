import { loadDraft, saveDraft } from '#lib/forms/draft.ts';
import { readValues } from '#lib/forms/field-values.ts';
import { sleepingIsland } from '#ui/island/astro-output.ts';
import { wake } from '#ui/island/wake.ts';

// This script is inline on pages with a form. It works until the form's own code has arrived.

function eachSleeping(act: (form: HTMLFormElement, key: string) => void) {
  for (const form of document.querySelectorAll<HTMLFormElement>(`${sleepingIsland} form`))
    act(form, form.dataset['draft'] ?? '');
}

// Wakes the form if there is a draft, so that a returning visitor sees the answers at once.
addEventListener('DOMContentLoaded', () =>
  eachSleeping((form, key) => loadDraft(key) && wake(form)),
);

// Saves what was entered as a draft, as the form itself would.
addEventListener('pagehide', () =>
  eachSleeping((form, key) => {
    const values = readValues(form, [...new Set(new FormData(form).keys())]);
    if (!loadDraft(key) && Object.keys(values).length > 0) saveDraft(key, { values });
  }),
);
