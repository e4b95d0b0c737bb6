import { afterEach, expect, test, vi } from 'vitest';
import { applyPreferences } from '#lib/preferences/before-paint.ts';

interface Visitor {
  theme?: string | undefined;
  motion?: string;
  isNight?: boolean;
  isCalm?: boolean;
  isStorageForbidden?: boolean;
  scrolled?: number;
}

afterEach(() => void vi.unstubAllGlobals());

/** Runs the script of the head as a browser would, and lets the visitor change their mind. */
function open(visitor: Visitor) {
  const classes = new Set<string>();
  const links = ['light', 'dark'].map((theme) => ({
    dataset: { theme },
    media: `(prefers-color-scheme: ${theme})`,
    setAttribute(_: 'media', value: string) {
      this.media = value;
    },
  }));
  const listeners: Record<string, () => void> = {};
  const listen = (target: string) => (event: string, listener: () => void) => {
    listeners[`${target} ${event}`] = listener;
  };
  const sent: string[] = [];
  const storage = {
    getItem: (key: 'theme' | 'motion') => {
      if (visitor.isStorageForbidden) throw new Error('forbidden');
      return visitor[key] ?? null;
    },
  };
  const browser = {
    document: {
      documentElement: {
        dataset: {},
        classList: {
          toggle: (name: string, isOn: boolean) =>
            isOn ? classes.add(name) : classes.delete(name),
        },
      },
      querySelectorAll: () => links,
    },
    localStorage: storage,
    sessionStorage: { getItem: () => (visitor.isStorageForbidden ? null : 'used') },
    matchMedia: (query: string) => ({
      get matches() {
        return Boolean(query.includes('scheme') ? visitor.isNight : visitor.isCalm);
      },
      addEventListener: listen(query.includes('scheme') ? 'scheme' : 'calm'),
    }),
    addEventListener: listen('window'),
    scrollY: visitor.scrolled ?? 500,
    dispatchEvent: ({ type }: Event) => sent.push(type),
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  applyPreferences();

  return {
    classes: () => [...classes].toSorted(),
    media: () => links.map(({ media }) => media),
    sent,
    change(event: string, changes: Visitor) {
      Object.assign(visitor, changes);
      vi.stubGlobal('scrollY', visitor.scrolled ?? 500);
      listeners[event]?.();
    },
  };
}

test('what is stored decides on the theme, or else the system', () => {
  expect(open({}).classes()).toEqual(['light']);
  expect(open({ isNight: true }).classes()).toEqual(['dark']);
  expect(open({ isNight: true, theme: 'light' }).classes()).toEqual(['light']);
  expect(open({ theme: 'dark' }).classes()).toEqual(['dark']);
});

test('things move only if that is stored and the system does not ask for calm', () => {
  expect(open({ motion: 'enabled' }).classes()).toEqual(['light', 'motion']);
  expect(open({ motion: 'enabled', isCalm: true }).classes()).toEqual(['light']);
  expect(open({ motion: 'disabled' }).classes()).toEqual(['light']);
  expect(open({ motion: 'yes' }).classes()).toEqual(['light']);
});

test('the icon and the colour of the browser follow a stored theme, or else the system', () => {
  expect(open({ theme: 'dark' }).media()).toEqual(['not all', 'all']);
  expect(open({ theme: 'light', isNight: true }).media()).toEqual(['all', 'not all']);
  expect(open({ isNight: true }).media()).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});

test('forbidden storage leaves the decision to the system', () => {
  const page = open({ theme: 'light', isNight: true, motion: 'enabled', isStorageForbidden: true });
  expect(page.classes()).toEqual(['dark', 'pristine']);
});

test('the system is followed only while nothing is stored', () => {
  const page = open({});
  page.change('scheme change', { isNight: true });
  expect(page.classes()).toEqual(['dark']);
  page.change('window storage', { theme: 'light' });
  expect(page.classes()).toEqual(['light']);
  page.change('scheme change', { isNight: true });
  expect(page.classes()).toEqual(['light']);
  page.change('window storage', { theme: undefined });
  expect(page.classes()).toEqual(['dark']);
  expect(page.media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('a wish for calm is followed at once, and everybody is told', () => {
  const page = open({ motion: 'enabled' });
  page.change('calm change', { isCalm: true });
  expect(page.classes()).toEqual(['light']);
  page.change('calm change', { isCalm: false });
  expect(page.classes()).toEqual(['light', 'motion']);
  expect(page.sent).toEqual(['preferences', 'preferences', 'preferences']);
});

test('the header lets the sky through at the top of the page only', () => {
  const page = open({ scrolled: 0 });
  expect(page.classes()).toEqual(['light', 'top']);
  page.change('window scroll', { scrolled: 100 });
  expect(page.classes()).toEqual(['light']);
  page.change('window scroll', { scrolled: 0 });
  expect(page.classes()).toEqual(['light', 'top']);
});

test('a page that comes back from memory catches up', () => {
  const page = open({ theme: 'dark' });
  page.change('window pageshow', { theme: 'light' });
  expect(page.classes()).toEqual(['light']);
});
