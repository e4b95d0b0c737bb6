import { changed, motionKey, tabBarKey, themeKey } from './preferences.ts';

/** The theme colour of the browser's own bars: the top of the sky. */
export const themeColors = { light: '#aad6f2', dark: '#090821' };

const names = {
  theme: themeKey,
  motion: motionKey,
  tabs: tabBarKey,
  event: changed,
  /** The styles that matter to motion alone, a file of their own in the built site. */
  sheet: import.meta.env.PROD && '/motion.css',
};

/**
 * Runs as text in the head of every page, before anything is painted, so it uses nothing from outside but the names.
 * It stays to follow the system's wishes, the other tabs, and the page's own return from the browser's memory.
 */
function applyPreferences() {
  const root = document.documentElement;
  const isNight = matchMedia('(prefers-color-scheme: dark)');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const read = (key: string) => {
    try {
      return root.dataset[key] ?? (key === names.tabs ? sessionStorage : localStorage).getItem(key);
    } catch {
      return undefined;
    }
  };
  let sheet: HTMLLinkElement | undefined;
  const fetchSheet = () => {
    if (sheet || !names.sheet) return;
    sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = names.sheet;
    // What arrives with motion must not be painted before.
    sheet.setAttribute('blocking', 'render');
    document.head.append(sheet);
  };
  const apply = () => {
    const theme = read(names.theme);
    const isDark = theme ? theme === 'dark' : isNight.matches;
    root.classList.toggle('dark', isDark);
    root.classList.toggle('light', !isDark);
    const isMoving = read(names.motion) === 'enabled' && !isCalm.matches;
    root.classList.toggle('motion', isMoving);
    if (isMoving) fetchSheet();
    root.classList.toggle('pristine', !read(names.tabs));
    for (const link of document.querySelectorAll<HTMLElement>('head [data-theme]')) {
      const side = link.dataset['theme'];
      const chosen = (side === 'dark') === isDark ? 'all' : 'not all';
      link.setAttribute('media', theme ? chosen : `(prefers-color-scheme: ${side})`);
    }
    dispatchEvent(new Event(names.event));
  };
  apply();
  isNight.addEventListener('change', apply);
  isCalm.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
}

/** The script of the head: the function's block, with the names written into it. */
export const applyPreferencesScript = applyPreferences
  .toString()
  .replace(/^[^{]+/, '')
  .replaceAll(/\bnames\.(\w+)/g, (_, name: keyof typeof names) => JSON.stringify(names[name]));
