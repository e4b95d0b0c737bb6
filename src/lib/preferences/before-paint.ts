import { motionKey, read, store, tabBarKey, themeKey } from './preferences.ts';

/**
 * Sets the classes and colours of the visitor's preferences before anything is painted. It also follows changes in the
 * system and in other tabs, and applies them when the page comes back from the browser's cache.
 */
export function applyPreferences() {
  const root = document.documentElement;
  const isNight = matchMedia('(prefers-color-scheme: dark)');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

  const apply = () => {
    const theme = read(themeKey);
    const isDark = theme ? theme === 'dark' : isNight.matches;
    root.classList.toggle('dark', isDark);
    root.classList.toggle('light', !isDark);
    const isEnabled = read(motionKey) === 'enabled';
    const isMoving = isEnabled && !isCalm.matches;
    root.classList.toggle('motion', isMoving);
    // For Safari before 17.5 the styles for motion include both themes (see set-themes.ts).
    if (isMoving || !CSS.supports('color:light-dark(red,red)')) awaitMotion();
    root.classList.toggle('pristine', !read(tabBarKey));
    for (const link of document.querySelectorAll<HTMLElement>('head [data-theme]')) {
      const isChosen = root.classList.contains(link.dataset['theme'] ?? '');
      link.setAttribute('media', isChosen ? 'all' : 'not all');
    }
    setSwitch(themeKey, isDark);
    setSwitch(motionKey, isEnabled);
  };

  // A visitor who comes from another page of the site has seen the sunrise.
  root.classList.toggle('travelled', document.referrer.startsWith(location.origin));

  // At the top of the page the header lets the sky through.
  const look = () => root.classList.toggle('top', scrollY < 16);
  apply();
  look();
  addEventListener('scroll', look);
  for (const wish of [isNight, isCalm]) wish.addEventListener('change', apply);
  for (const event of ['storage', 'DOMContentLoaded', 'pageshow']) addEventListener(event, apply);

  // The tab bar is pristine until one of its tabs is pressed in this tab of the browser.
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`#${tabBarKey} a`))) return;
    store(tabBarKey, 'used');
    apply();
  });
}

const setSwitch = (id: string, isOn: boolean) =>
  document.getElementById(id)?.setAttribute('aria-checked', String(isOn));

/**
 * Delays the first paint until two things that only motion needs are there: its styles, which the build moves to a file,
 * and the landscape, because a transition can only move it to a page that already shows it.
 */
function awaitMotion() {
  if (!import.meta.env.PROD || document.querySelector('[blocking]')) return;
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel=stylesheet href=/motion.css blocking=render><link rel=expect href=#near-slope blocking=render>',
  );
}
