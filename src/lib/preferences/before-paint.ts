import {
  darkSystem,
  isWanted,
  lightKey,
  listPreferences,
  read,
  store,
  tabBarKey,
  type Preference,
} from './preferences.ts';

/**
 * Sets the classes and colours of the visitor's preferences before anything is painted. Follows changes in the system and in
 * other tabs, and applies the preferences again when the page returns from the back/forward cache.
 */
export function applyPreferences() {
  const root = document.documentElement;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const apply = () => {
    const isDark = isWanted('theme');
    root.classList.toggle('dark', isDark);
    root.classList.toggle('light', !isDark);
    root.classList.toggle('motion', isWanted('motion') && !reducedMotion.matches);
    root.classList.toggle('pristine', !read(tabBarKey));
    root.classList.toggle(lightKey, Boolean(read(lightKey)));
    for (const link of document.querySelectorAll<HTMLElement>('head [data-theme]')) {
      const isChosen = root.classList.contains(link.dataset['theme'] ?? '');
      link.setAttribute('media', isChosen ? 'all' : 'not all');
    }
    for (const preference of listPreferences()) setSwitch(preference);
  };

  apply();
  // isWanted reads whether the system is dark. Here a change of it is only noticed.
  for (const query of [matchMedia(darkSystem), reducedMotion])
    query.addEventListener('change', apply);
  for (const event of ['storage', 'DOMContentLoaded', 'pageshow']) addEventListener(event, apply);

  // The tab bar is pristine until a visitor presses one of its tabs in this browser tab.
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`#${tabBarKey} a`))) return;
    store(tabBarKey, 'used');
    apply();
  });
}

/** Sets a switch for as long as its island sleeps (Switch.tsx). */
const setSwitch = (preference: Preference) =>
  document.getElementById(preference)?.setAttribute('aria-checked', String(isWanted(preference)));
