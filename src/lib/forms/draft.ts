/** What a visitor has entered in the form of this page. The tab keeps it for a day. */
interface Draft {
  savedAt: number;
  /** The answers by their controls. For a file this is its name. */
  values?: Record<string, string | undefined>;
  /** The ids of the rows that were sent, by their answers (row-id.ts). */
  ids?: Record<string, string>;
}

/** Consent is never part of a draft, because only the visitor may tick it. */
export const consentName = 'privacy_consent';

const day = 24 * 60 * 60 * 1000;
// A page has one form.
const key = () => `draft:${location.pathname}`;

/** Whether there is a draft, even an old one. */
export const hasDraft = () => readDraft() !== undefined;

/** The draft of this page, unless it is too old. */
export function loadDraft(): Draft | undefined {
  const draft = readDraft();
  return draft && isFresh(draft) ? draft : undefined;
}

// The clock may have been ahead when the draft was saved, so a day in the future is too old as well.
const isFresh = ({ savedAt }: Draft) => Math.abs(Date.now() - savedAt) < day;

/** Adds to the draft, even to one older than a day, because the page may have been open that long. */
export function saveDraft(changed: Omit<Draft, 'savedAt'>) {
  const saved = readDraft();
  const values = { ...saved?.values, ...changed.values };
  const ids = { ...saved?.ids, ...changed.ids };
  const draft: Draft = { savedAt: Date.now(), values, ids };
  change((storage) => storage.setItem(key(), JSON.stringify(draft)));
}

export const wipeDraft = () => change((storage) => storage.removeItem(key()));

function change(how: (storage: Storage) => void) {
  try {
    how(sessionStorage);
  } catch {
    // Storage is full or forbidden. The form itself still has the answers.
  }
}

function readDraft(): Draft | undefined {
  try {
    // Only this site can write to its storage, so the shape is ours.
    return JSON.parse(sessionStorage.getItem(key()) ?? '') as Draft;
  } catch {
    // There is no draft, or the browser forbids storage.
    return undefined;
  }
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Each checkbox of a group is saved by itself. */
export const draftKey = ({ name, type, value }: Control) =>
  type === 'checkbox' ? `${name} ${value}` : name;

/** Whether the draft knows which options of this group are ticked, even if none are. */
export const hasDraftOf = (group: string) =>
  Object.keys(loadDraft()?.values ?? {}).some((answered) => answered.startsWith(`${group} `));

/**
 * Restores the draft without overwriting new answers, or deletes it if it is too old. A script cannot put a file back, so a
 * file input gets only the name of its file. Returns whether the draft holds anything.
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = loadDraft();
  if (!draft) wipeDraft();
  const { values = {} } = draft ?? {};
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const saved = values[draftKey(control)];
    if (!saved) continue;
    if (control.type === 'file') {
      control.dataset['lost'] = saved;
    } else if ('checked' in control && control.type === 'checkbox') {
      control.checked = true;
    } else if (control.value === '') {
      control.value = saved;
      // If the focus is here, what the visitor types next replaces the restored text.
      if ('select' in control && control.matches(':focus')) control.select();
    }
    // Open it, so that visitors see everything they send.
    const details = control.closest('details');
    if (details) details.open = true;
  }
  return Object.values(values).some(Boolean);
}

/** Finds a file that was chosen before a reload and has not been chosen again. */
export function findLostFile(form: HTMLFormElement): { field: string; file: string } | undefined {
  const input = findLostInput(form);
  const file = input?.dataset['lost'];
  return file ? { field: input.name, file } : undefined;
}

/** Stops asking for that file. */
export function forgetLostFile(form: HTMLFormElement) {
  delete findLostInput(form)?.dataset['lost'];
}

const findLostInput = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[data-lost]');
