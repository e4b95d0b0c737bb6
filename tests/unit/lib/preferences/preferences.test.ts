import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPreferences, isMotionEnabled } from '#lib/preferences/preferences.ts';
import { storeMotion, storeTheme } from '#lib/preferences/store-preference.ts';

const stored = new Map<string, string>();
const dataset: Record<string, string> = {};
let isForbidden = false;
let isFull = false;

const guard = () => {
  if (isForbidden) throw new Error('forbidden');
};

beforeEach(() => {
  const page = new EventTarget();
  isForbidden = false;
  isFull = false;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (guard(), stored.get(key) ?? null),
    setItem: (key: string, value: string) => {
      guard();
      if (isFull) throw new Error('full');
      stored.set(key, value);
    },
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

test('theme and motion are stored in the words that other versions of the site know', () => {
  storeTheme(true);
  storeMotion(true);
  expect(Object.fromEntries(stored)).toEqual({ theme: 'dark', motion: 'enabled' });
  storeTheme(false);
  storeMotion(false);
  expect(Object.fromEntries(stored)).toEqual({ theme: 'light', motion: 'disabled' });
});

test('motion is off until somebody turns it on', () => {
  expect(isMotionEnabled()).toBe(false);
  storeMotion(true);
  expect(isMotionEnabled()).toBe(true);
});

test('this tab hears of a change as another tab does', () => {
  const hear = vi.fn<() => void>();
  addEventListener('storage', hear);
  storeTheme(true);
  expect(hear).toHaveBeenCalledOnce();
});

test('a choice holds for the page where storage is forbidden', () => {
  isForbidden = true;
  storeMotion(true);
  expect(isMotionEnabled()).toBe(true);
  storeMotion(false);
  expect(isMotionEnabled()).toBe(false);
});

test('a choice holds for the page where storage is full, and is stored once there is room', () => {
  storeMotion(true);
  isFull = true;
  storeMotion(false);
  expect(isMotionEnabled()).toBe(false);
  isFull = false;
  storeMotion(true);
  expect(isMotionEnabled()).toBe(true);
  expect(dataset).toEqual({});
});

test('whoever follows hears of changes until they stop', () => {
  const hear = vi.fn<() => void>();
  const stop = followPreferences(hear);
  dispatchEvent(new Event('preferences'));
  stop();
  dispatchEvent(new Event('preferences'));
  expect(hear).toHaveBeenCalledOnce();
});
