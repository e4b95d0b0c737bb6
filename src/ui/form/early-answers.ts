import { loadDraft, saveDraft } from '#lib/forms/draft.ts';
import { readValues } from '#lib/forms/field-values.ts';

// This script is inline on pages with a form. It works until the form's own code has arrived.

const sleepingForm = () => document.querySelector<HTMLFormElement>('form:not([data-awake])');

// Wakes the form if there is a draft, as a pointer would, so that a returning visitor sees the answers at once.
addEventListener('DOMContentLoaded', () => {
  if (loadDraft()) sleepingForm()?.dispatchEvent(new Event('pointermove'));
});

// Saves what was entered as a draft, as the form itself would. It replaces the same answers of an older draft.
addEventListener('pagehide', () => {
  const form = sleepingForm();
  if (!form) return;
  const values = readValues(form, [...new FormData(form).keys()]);
  const draft = loadDraft();
  if (Object.keys(values).length > 0)
    saveDraft({ ...draft, values: { ...draft?.values, ...values } });
});
