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

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const day = 24 * 60 * 60 * 1000;
const memory = new Map<string, string>();

/** Used if the browser forbids storage. It lasts until the page is left. */
const inMemory: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

function openStore(): Store {
  try {
    // Some browsers in apps have no session storage.
    return sessionStorage ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function loadDraft(key: string, now = Date.now(), store = openStore()): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(store.getItem(key) ?? 'null');
    if (isDraft(draft) && now - draft.savedAt < day) return draft;
  } catch {
    // Not a draft of ours, or cut off.
  }
  store.removeItem(key);
  return undefined;
}

export function saveDraft(
  key: string,
  draft: Omit<Draft, 'savedAt'>,
  now = Date.now(),
  store = openStore(),
) {
  try {
    store.setItem(key, JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    // The storage is full. The form itself still has the answers.
  }
}

export const wipeDraft = (key: string, store = openStore()) => store.removeItem(key);

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && 'savedAt' in value && 'values' in value && isObject(value.values);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
