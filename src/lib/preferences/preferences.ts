/** The two keys of local storage. Values: `dark` or `light`, `enabled` or `disabled`. */
export const themeKey = 'theme';
export const motionKey = 'motion';

/** In the storage of the browser's tab once one of the tabs has been pressed. */
export const tabBarKey = 'tabs';

/** Sent to the window by the script of the head whenever what it applies may have changed. */
export const changed = 'preferences';

const root = () => document.documentElement;

/** Whether it is dusk: the visitor's choice, or else the system's wish. */
export const isDark = () => root().classList.contains('dark');

/** Whether things may move: the visitor turned motion on and the system does not ask for calm. */
export const isMoving = () => root().classList.contains('motion');

/** Whether the visitor turned motion on, even where the system's wish overrules it. */
export const isMotionEnabled = () => read(motionKey) === 'enabled';

/** Whether the system asks for reduced motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back whenever a preference or a wish of the system may have changed; returns what ends that. */
export function followPreferences(callback: () => void): () => void {
  addEventListener(changed, callback);
  return () => removeEventListener(changed, callback);
}

function read(key: string): string | null {
  try {
    return root().dataset[key] ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
