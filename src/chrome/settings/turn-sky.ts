import { isMoving, storeTheme } from '#lib/preferences/preferences.ts';

/** Changes the theme; with motion on, the sun takes its way to the other end of the day meanwhile. */
export function turnSky(isDusk: boolean) {
  const change = () => storeTheme(isDusk);
  if (!isMoving() || !document.startViewTransition) return change();

  const root = document.documentElement.classList;
  const words = document.querySelectorAll<HTMLElement>('h1, h1 ~ *');
  // The sun passes behind the words. Named by a rule for the class, all of the page would be styled anew for them.
  const nameWords = (name: string) =>
    words.forEach(({ style }) => style.setProperty('view-transition-name', name));
  nameWords('match-element');
  root.add('turning');
  const transition = document.startViewTransition(change);
  latest = transition;
  void transition.finished.finally(() => {
    // Another one ends this one early and has just been given the same.
    if (latest !== transition) return;
    root.remove('turning');
    nameWords('');
  });
}

let latest: ViewTransition | undefined;
