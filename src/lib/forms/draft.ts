/** What a visitor has entered so far, kept for a day in this tab. */
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

export function loadDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (isDraft(draft) && Date.now() - draft.savedAt < day) return draft;
  } catch {
    // It is not one of our drafts, or the browser forbids storage.
  }
  wipeDraft(key);
  return undefined;
}

export function saveDraft(key: string, draft: Omit<Draft, 'savedAt'>) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // The storage is full or forbidden. The form itself still has the answers.
  }
}

export function wipeDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was saved.
  }
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && 'savedAt' in value && 'values' in value && isObject(value.values);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
