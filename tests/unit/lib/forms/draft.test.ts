import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { loadDraft, restoreDraft, saveDraft, wipeDraft } from '#lib/forms/draft.ts';

const values = { email: 'ada@mail.example' };
const hour = 60 * 60 * 1000;
const emptyForm = parseHTML('').document.createElement('form');

// tests/e2e/sending.test.ts tests how a visitor finds a draft again, and that sending wipes it.

test('a draft lasts less than 24 hours and is then wiped', () => {
  vi.useFakeTimers({ now: 0 });
  const entries = new Map<string, string>();
  vi.stubGlobal('location', { pathname: '/form' });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  });
  saveDraft({ values });
  vi.setSystemTime(24 * hour - 1);
  expect(loadDraft()).toMatchObject({ values });
  vi.setSystemTime(24 * hour);
  expect(loadDraft()).toBeUndefined();
  expect(restoreDraft(emptyForm)).toBe(false);
  expect([...entries]).toEqual([]);
});

test('where storage is forbidden there are no drafts, and no failure', () => {
  // Some browsers in apps have no storage; others throw when it is read.
  vi.stubGlobal('sessionStorage', null);
  saveDraft({ values });
  expect(loadDraft()).toBeUndefined();
  wipeDraft();
});
