import { isMoving } from '#lib/preferences/preferences.ts';
import { storeTheme } from '#lib/preferences/store-preference.ts';

let latest: ViewTransition | undefined;

/**
 * Changes the theme; with motion on, the sun takes its way to the other end of the day meanwhile. What is returned is
 * fulfilled once the theme has changed.
 */
export function turnSky(isDusk: boolean): Promise<void> | void {
  const change = () => storeTheme(isDusk);
  if (!isMoving() || !document.startViewTransition) return change();

  const root = document.documentElement.classList;
  root.add('turning');
  const transition = document.startViewTransition(change);
  latest = transition;
  // It is never ready if a press ends it before.
  transition.ready.then(leaveToCompositor, () => undefined);
  void transition.finished.finally(() => {
    // Another one ends this one early.
    if (latest === transition) root.remove('turning');
  });
  return transition.updateCallbackDone;
}

/**
 * Browsers animate the size of the sun's box as well, which a slow processor styles and paints every frame. A keyframe
 * without a transform is one whose place the style alone tells.
 * https://drafts.csswg.org/css-view-transitions-1/#setup-transition-pseudo-elements
 */
function leaveToCompositor() {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation) || !animation.animationName.endsWith('-anim-sun'))
      continue;
    const effect = animation.effect as KeyframeEffect;
    const way = effect
      .getKeyframes()
      .map(({ offset, easing, transform }) => ({ offset, easing, transform }));
    effect.setKeyframes(way.filter(({ transform }) => transform));
  }
}
