import { loadDraft, saveDraft } from '#lib/forms/draft.ts';
import { readValues } from '#lib/forms/field-values.ts';
import { directiveValue } from './astro-output.ts';

/** Keeps what was entered in a form that never woke, as the form itself would have done. */
export function keepEntries(island: HTMLElement) {
  const form = island.querySelector('form');
  const key = directiveValue(island);
  if (!form || typeof key !== 'string' || loadDraft(key)) return;
  // What the browser may not put back, such as a consent, the form does not either.
  const kept = form.querySelectorAll<HTMLInputElement>('[name]:not([autocomplete=off])');
  const values = readValues(form, [...new Set(Array.from(kept, ({ name }) => name))]);
  if (Object.keys(values).length > 0) saveDraft(key, { values });
}
