import { consentName, draftKey, hasDraftOf, saveDraft } from '#lib/forms/draft.ts';

// Ticks the option that the address names, such as /get-started#system-integration, unless a draft knows which options are
// ticked.
const named = document.getElementById(location.hash.slice(1));
const box = named?.closest('label')?.control;
// Only the visitor may tick the consent.
if (box instanceof HTMLInputElement && box.name !== consentName && !hasDraftOf(box.name)) tick(box);

function tick(option: HTMLInputElement) {
  option.checked = true;
  // Once anything is entered, the draft must hold this tick too. keep-answers.ts saves it if the visitor unticks it.
  const save = ({ target }: Event) => {
    if (target !== option) saveDraft({ values: { [draftKey(option)]: option.value } });
  };
  option.form?.addEventListener('input', save, { once: true });
  // With the focus, a screen reader speaks it. After loading, the browser focuses it only if the hash is its id, not its
  // anchor.
  addEventListener('load', () => {
    if (document.activeElement === document.body) option.focus({ preventScroll: true });
  });
}
