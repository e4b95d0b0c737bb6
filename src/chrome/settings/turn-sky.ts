import { isMoving } from '#lib/preferences/preferences.ts';

let latest: ViewTransition | undefined;

/** Changes the theme. With motion on, the sun moves to its place in the other theme at the same time. */
export function turnSky(change: () => void) {
  if (!isMoving() || !document.startViewTransition) return change();

  const root = document.documentElement.classList;
  root.add('turning');
  const transition = document.startViewTransition(change);
  latest = transition;
  // A press may end it before it is ready.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    // A newer transition ends this one early.
    if (latest === transition) root.remove('turning');
  });
}
