import { isMoving } from '#lib/preferences/in-effect.ts';

/**
 * Animates each `data-reveal` element once, when it scrolls into view. `data-delay` is in milliseconds. Elements that are
 * in view from the start are left alone. While motion is off, nothing is hidden or animated.
 */
export function revealOnScroll(content: HTMLElement) {
  // Ends the delay of what reaches the upper half of the screen. Otherwise a fast scroll would show empty space there.
  const hurrier = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) endDelay(target);
    },
    { rootMargin: '0px 0px -55%' },
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!noteArrival(entry)) continue;
        observer.unobserve(entry.target);
        hurrier.observe(entry.target);
      }
    },
    { threshold: 0.1, rootMargin: '0px 0px -50px' },
  );
  for (const element of content.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/**
 * Marks an element as `due` while it is below the screen, and once it is in view as `now`, which animates it, or as `seen`. Returns
 * whether it is in view.
 */
function noteArrival({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
  const { dataset, style } = target as HTMLElement;
  if (!isIntersecting && boundingClientRect.top > 0) {
    dataset['arrival'] = 'due';
    return false;
  }
  const isArriving = isMoving() && dataset['arrival'] === 'due';
  style.animationDelay = isArriving ? `${dataset['delay'] ?? 0}ms` : '';
  dataset['arrival'] = isArriving ? 'now' : 'seen';
  return true;
}

function endDelay(target: Element) {
  for (const animation of target.getAnimations()) {
    const { delay = 0 } = animation.effect?.getTiming() ?? {};
    if (Number(animation.currentTime) < delay) animation.currentTime = delay;
  }
}
