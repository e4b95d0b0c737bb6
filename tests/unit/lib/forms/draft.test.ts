import { expect, test } from 'vitest';
import { loadDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';

const key = 'draft:test';
const values = { email: ['ada@mail.example'], selected_skills: ['security', 'other'] };
const hour = 60 * 60 * 1000;

function makeStore(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}

test('a draft comes back with what was last sent, until it is wiped', () => {
  const store = makeStore();
  const attempts = { '{}': 'an-id' };
  saveDraft(key, { attempts, values }, 0, store);
  expect(loadDraft(key, hour, store)).toEqual({ attempts, values, savedAt: 0 });
  wipeDraft(key, store);
  expect(loadDraft(key, hour, store)).toBeUndefined();
});

test('a draft lasts less than 24 hours and is then wiped', () => {
  const store = makeStore();
  saveDraft(key, { values }, 0, store);
  expect(loadDraft(key, 24 * hour - 1, store)).toMatchObject({ values });
  expect(loadDraft(key, 24 * hour, store)).toBeUndefined();
  expect([...store.entries]).toEqual([]);
});

const noDrafts = ['', 'not json', '{"savedAt":', 'null', '[]', '{"values":{}}'];
test.each([...noDrafts, '{"savedAt":0,"values":null}'])(
  'what is no draft counts as none: %s',
  (stored) => {
    const store = makeStore({ [key]: stored });
    expect(loadDraft(key, 0, store)).toBeUndefined();
  },
);

test('a full storage is no failure', () => {
  const store = makeStore();
  store.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  saveDraft(key, { values }, 0, store);
  expect(loadDraft(key, 0, store)).toBeUndefined();
});

test('where storage is forbidden a draft lasts as long as the page', () => {
  // Node has no session storage of its own, as a browser that forbids it.
  saveDraft(key, { values }, hour);
  expect(loadDraft(key, hour)).toMatchObject({ values });
  wipeDraft(key);
  expect(loadDraft(key, hour)).toBeUndefined();
});
