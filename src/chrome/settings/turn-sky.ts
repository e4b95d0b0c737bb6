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
  transition.ready.then(leaveToCompositor, () => undefined);
  void transition.finished.finally(() => {
    // A newer transition ends this one early.
    if (latest === transition) root.remove('turning');
  });
}

/**
 * Removes the animation of the box's size from the sun's keyframes. Browsers add it, and it makes a slow phone style and
 * paint every frame. A keyframe without a transform can go: the style says where the sun is then.
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
