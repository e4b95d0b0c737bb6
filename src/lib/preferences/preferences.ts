interface PreferenceValues {
  /** The values that are stored. */
  on: string;
  off: string;
  /** Whether it is on while nothing is stored. */
  byDefault?: () => boolean;
}

/**
 * What visitors choose in Settings. Without a stored value it is off, except the theme, which follows the system. The name of
 * a preference is the key of its words in content/site.yaml, its key in local storage, the id of its switch and, if storage
 * is forbidden, a data attribute of the root. The switch is on every page, so no heading may have the same id.
 */
const preferences = {
  theme: { on: 'dark', off: 'light', byDefault: () => matchMedia(darkSystem).matches },
  motion: { on: 'enabled', off: 'disabled' },
} satisfies Record<string, PreferenceValues>;

export type Preference = keyof typeof preferences;

/** In the order in which Settings shows them. */
// The cast keeps the names, which TypeScript would forget.
export const listPreferences = () => Object.keys(preferences) as Preference[];

/**
 * A visitor who sends an enquiry turns on the light in the hut. This is its key in local storage, where any value counts, and
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
  const { on, byDefault }: PreferenceValues = preferences[preference];
  const value = read(preference);
  return value ? value === on : Boolean(byDefault?.());
}

/** Stores a choice at once, because a visitor may leave before the page changes. */
export function choose(preference: Preference, isOn: boolean) {
  store(preference, preferences[preference][isOn ? 'on' : 'off']);
  dispatchEvent(new Event(choiceEvent));
}

/** Applies the choices to this page: before-paint.ts listens to "storage", which the browser sends only to other tabs. */
export const applyChoices = () => void dispatchEvent(new Event('storage'));

// Call it only inside `try`. If storage is forbidden, even `localStorage` by itself throws.
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
