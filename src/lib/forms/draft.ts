/** What a visitor has entered so far in the form of this page, kept for a day in this tab. */
interface Draft {
  savedAt: number;
  /** The answers by their controls. A file's answer is its name. */
  values?: Record<string, string | undefined>;
  /** The ids of the rows that were sent, by their answers (row-id.ts). */
  ids?: Record<string, string>;
}

/** Consent is never part of a draft, because only the visitor may tick it. */
export const consentName = 'privacy_consent';

const day = 24 * 60 * 60 * 1000;
// A page has one form.
const key = () => `draft:${location.pathname}`;

/** What this page or an earlier visit has saved. */
export function loadDraft(): Draft | undefined {
  const draft = readDraft();
  if (draft && Date.now() - draft.savedAt < day) return draft;
  wipeDraft();
  return undefined;
}

/** Adds to the draft, even to an old one: the page may have been open for more than a day. */
export function saveDraft(changed: Omit<Draft, 'savedAt'>) {
  const draft = readDraft();
  const values = { ...draft?.values, ...changed.values };
  const ids = { ...draft?.ids, ...changed.ids };
  store({ savedAt: Date.now(), values, ids });
}

export const wipeDraft = () => store(undefined);

function store(draft: Draft | undefined) {
  try {
    if (draft) sessionStorage.setItem(key(), JSON.stringify(draft));
    else sessionStorage.removeItem(key());
  } catch {
    // The storage is full or forbidden. The form itself still has the answers.
  }
}

function readDraft(): Draft | undefined {
  try {
    // Only this site can write there.
    return JSON.parse(sessionStorage.getItem(key()) ?? '') as Draft;
  } catch {
    // Nothing was saved, or the browser forbids storage.
    return undefined;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Each checkbox of a group is saved by itself. */
export const draftKey = ({ name, type, value }: Control) =>
  type === 'checkbox' ? `${name} ${value}` : name;

/**
 * Restores a draft, but does not overwrite new answers. A file input only gets the name of the file that it had. True if
 * anything has been entered.
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { values = {} } = loadDraft() ?? {};
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const saved = values[draftKey(control)];
    if (!saved) continue;
    if (control.type === 'file') {
      control.dataset['lost'] = saved;
    } else if ('checked' in control && control.type === 'checkbox') {
      control.checked = true;
    } else if (control.value === '') {
      control.value = saved;
      // If the visitor is about to type here, the typing replaces the restored text.
      if ('select' in control && control.matches(':focus')) control.select();
    }
    // Visitors must see everything that they send.
    const details = control.closest('details');
    if (details) details.open = true;
  }
  return Object.values(values).some(Boolean);
}

/** A file that was chosen before a reload and is still missing. It is returned once. */
export function takeLostFile(form: HTMLFormElement): { field: string; file: string } | undefined {
  const input = form.querySelector<HTMLInputElement>('[data-lost]');
  const file = input?.dataset['lost'];
  if (!file) return undefined;
  delete input.dataset['lost'];
  return { field: input.name, file };
}
