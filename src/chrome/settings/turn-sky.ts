import { isMoving, storeTheme } from '#lib/preferences/preferences.ts';

/**
 * Changes the theme; with motion on, the sun takes its way to the other end of the day meanwhile. What is returned is
 * fulfilled once the theme has changed.
 */
export function turnSky(isDusk: boolean): Promise<void> | void {
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
  // It is never ready if a press ends it before.
  transition.ready.then(leaveToCompositor, () => undefined);
  void transition.finished.finally(() => {
    // Another one ends this one early and has just been given the same.
    if (latest !== transition) return;
    root.remove('turning');
    nameWords('');
  });
  return transition.updateCallbackDone;
}

let latest: ViewTransition | undefined;

/**
 * Leaves of the arc what browsers play without the page: the new pictures fade in above the old ones, and the sun travels.
 * The sizes and the blending that they animate as well have a slow processor style and paint every frame.
 * https://drafts.csswg.org/css-view-transitions-1/#setup-transition-pseudo-elements
 */
function leaveToCompositor() {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation)) continue;
    const { animationName, effect } = animation;
    if (animationName.endsWith('-anim-sun') && effect instanceof KeyframeEffect) {
      const way = effect
        .getKeyframes()
        .map(({ offset, easing, transform }) => ({ offset, easing, transform }));
      // A keyframe without a transform is one whose place the style alone tells.
      effect.setKeyframes(way.filter(({ transform }) => transform));
    } else if (/^-ua-(?!view-transition-fade-in)/.test(animationName)) {
      animation.cancel();
    }
  }
}
