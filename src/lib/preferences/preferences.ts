interface Choice {
  /** The values that are stored. */
  on: string;
  off: string;
  /** Whether it is on while nothing is stored. */
  byDefault?: () => boolean;
}

/**
 * What visitors choose in Settings. Without a stored value it is off, except the theme, which follows the system. The name of
 * a preference is the key of its words in content/site.yaml, its key in local storage, the id of its switch and, if storage
 * is forbidden, a data attribute of the root. As an id it is on every page, so no heading may have it.
 */
const stored = {
  theme: { on: 'dark', off: 'light', byDefault: () => matchMedia(darkSystem).matches },
  motion: { on: 'enabled', off: 'disabled' },
} satisfies Record<string, Choice>;

export type Preference = keyof typeof stored;

/** In the order in which Settings shows them. */
// The cast keeps the names, which TypeScript would forget.
export const listPreferences = () => Object.keys(stored) as Preference[];

/**
 * The key in local storage of the light that a visitor left on in the hut by sending an enquiry. Any value counts. It is also
 * the class of the root while the light is on.
 */
export const lightKey = 'lit';

/** The id of the tab bar, and the key in session storage that records a press on one of its tabs. */
export const tabBarKey = 'tabs';

/** Sent to the window as soon as a visitor has chosen. The page changes later, with `applyChoices`. */
export const choiceEvent = 'choice';

/** Matches while the system is set to dark. */
export const darkSystem = '(prefers-color-scheme: dark)';

const root = () => document.documentElement;

/** Whether the visitor wants this on. */
export function isWanted(preference: Preference): boolean {
  const { on, byDefault }: Choice = stored[preference];
  const value = read(preference);
  return value ? value === on : Boolean(byDefault?.());
}

/** Stores a choice at once, because a visitor may leave before the page changes. */
export function choose(preference: Preference, isOn: boolean) {
  store(preference, stored[preference][isOn ? 'on' : 'off']);
  dispatchEvent(new Event(choiceEvent));
}

/** Applies the choices to this page (before-paint.ts). The browser sends this event only to other tabs. */
export const applyChoices = () => void dispatchEvent(new Event('storage'));

// If storage is forbidden, even reading its variable throws.
const storageOf = (key: string) => (key === tabBarKey ? sessionStorage : localStorage);

export function read(key: string) {
  try {
    return root().dataset[key] ?? storageOf(key).getItem(key);
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string) {
  const { dataset } = root();
  try {
    storageOf(key).setItem(key, value);
    delete dataset[key];
  } catch {
    // Storage is forbidden or full, so the choice lasts until the visitor leaves the page.
    dataset[key] = value;
  }
}
