/** What a visitor has entered so far in the form of this page, kept for a day in this tab. */
export interface Draft {
  savedAt: number;
  /**
   * The ids of the rows that were sent, by their answers. If the database's reply got lost, the same answers must have the
   * same id again. Changed answers need a new id, or the change would be lost.
   */
  attempts?: Record<string, string>;
  values: Record<string, string[]>;
}

const day = 24 * 60 * 60 * 1000;
// A page has one form.
const key = () => `draft:${location.pathname}`;

export function loadDraft(): Draft | undefined {
  try {
    // Only this site can write there.
    const draft = JSON.parse(sessionStorage.getItem(key()) ?? 'null') as Draft | null;
    if (draft && Date.now() - draft.savedAt < day) return draft;
  } catch {
    // The browser forbids storage.
  }
  wipeDraft();
  return undefined;
}

export function saveDraft(draft: Omit<Draft, 'savedAt'>) {
  try {
    sessionStorage.setItem(key(), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // The storage is full or forbidden. The form itself still has the answers.
  }
}

export function wipeDraft() {
  try {
    sessionStorage.removeItem(key());
  } catch {
    // Nothing was saved.
  }
}
