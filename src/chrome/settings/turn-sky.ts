import { isMoving, storeTheme } from '#lib/preferences/preferences.ts';

/** Changes the theme; with motion on, the sun takes its way to the other end of the day meanwhile. */
export function turnSky(isDusk: boolean) {
  const change = () => storeTheme(isDusk);
  if (!isMoving() || !document.startViewTransition) return change();

  const root = document.documentElement.classList;
  root.add('turning');
  const { finished } = document.startViewTransition(change);
  void finished.finally(() => root.remove('turning'));
}
