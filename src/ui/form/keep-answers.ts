import { consentName, draftKey, loadDraft, saveDraft } from '#lib/forms/draft.ts';

// This script is inline on pages with a form. It does what must not wait for the form's own code.

const findForm = () => document.querySelector('form');

// Wakes the form if there is a draft, as a pointer would, so that a returning visitor sees the answers at once.
if (loadDraft())
  addEventListener('DOMContentLoaded', () => findForm()?.dispatchEvent(new Event('pointermove')));

// Saves what a visitor enters. hCaptcha puts its token into a field of the form without this event.
addEventListener('input', ({ target }) => {
  const control = target as HTMLInputElement;
  const { form, name, type, value, checked, files } = control;
  if (!form || name === consentName) return;
  const isUnticked = type === 'checkbox' && !checked;
  const answer = files ? files[0]?.name : value;
  saveDraft({ values: { [draftKey(control)]: isUnticked ? undefined : answer } });
  // Unticking "other" empties what it reveals.
  const revealed = value === 'other' && control.closest('fieldset')?.querySelector('textarea');
  if (!isUnticked || !revealed) return;
  revealed.value = '';
  revealed.dispatchEvent(new Event('input', { bubbles: true }));
});

// Safari empties a form that Back restores from memory if its autocomplete is "off". A page that is loaded has "off" again.
addEventListener('pagehide', () => findForm()?.setAttribute('autocomplete', 'on'));

// Otherwise the browser replaces the page with a file that is dropped beside the field for it.
for (const type of ['dragover', 'drop'] as const)
  addEventListener(type, (event) => {
    const { target, dataTransfer } = event;
    if ((target as HTMLInputElement).type === 'file' || !dataTransfer?.types.includes('Files'))
      return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  });
