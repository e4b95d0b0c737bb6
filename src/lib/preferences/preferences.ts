/** The two keys of local storage, and the ids of their switches. Values: `dark` or `light`, `enabled` or `disabled`. */
export const themeKey = 'theme';
export const motionKey = 'motion';

/** The key in session storage that says that a tab of the tab bar has been pressed, and the id of the bar. */
export const tabBarKey = 'tabs';

const root = () => document.documentElement;

/** Whether the theme is dark: the visitor's choice, or else the system's setting. */
export const isDark = () => root().classList.contains('dark');

/** Whether things may move: the visitor turned motion on, and the system does not ask for reduced motion. */
export const isMoving = () => root().classList.contains('motion');

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
    // If storage is forbidden or full, the choice holds until the page is left.
    dataset[key] = value;
  }
}
