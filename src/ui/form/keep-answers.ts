import { consentName, draftKey, hasDraft, saveDraft, type Control } from '#lib/forms/draft.ts';
import { wantedEvent } from '#ui/island/island.ts';

/** Saves what a visitor enters in the form inside it, even before the form's own code has loaded, or if that fails. */
class KeepAnswers extends HTMLElement {
  connectedCallback() {
    // hCaptcha fills its own field without an event, so its token is not saved.
    this.addEventListener('input', ({ target }) => keep(target as Control));
    addEventListener('DOMContentLoaded', () => {
      // Shows a returning visitor the draft at once, or deletes an old one.
      if (hasDraft()) this.#form.dispatchEvent(new Event(wantedEvent, { bubbles: true }));
    });
    // Safari empties a form with autocomplete="off" when Back restores the page from memory. A page that is loaded anew has
    // "off" again.
    addEventListener('pagehide', () => this.#form.setAttribute('autocomplete', 'on'));
  }

  get #form() {
    const form = this.querySelector('form');
    if (!form) throw new Error('<keep-answers> needs a form.');
    return form;
  }
}

function keep(control: Control) {
  const { name, value } = control;
  if (name === consentName) return;
  const isUnticked = control.matches('[type=checkbox]:not(:checked)');
  // For a file only its name is kept.
  const answer = 'files' in control && control.files ? control.files[0]?.name : value;
  saveDraft({ values: { [draftKey(control)]: isUnticked ? '' : answer } });
  // Unticking "other" empties the field that it reveals.
  const revealed = value === 'other' && control.closest('fieldset')?.querySelector('textarea');
  if (!isUnticked || !revealed) return;
  revealed.value = '';
  revealed.dispatchEvent(new Event('input', { bubbles: true }));
}

customElements.define('keep-answers', KeepAnswers);
