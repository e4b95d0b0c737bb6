import { isMoving } from '#lib/preferences/in-effect.ts';

/**
 * Animates each `data-reveal` element once, when it scrolls into view. `data-delay` is in milliseconds. Elements that are
 * in view from the start are left alone. While motion is off, nothing is hidden or animated.
 */
export function revealOnScroll(content: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (noteArrival(entry)) observer.unobserve(entry.target);
    },
    { threshold: 0.1, rootMargin: '0px 0px -50px' },
  );
  for (const element of content.querySelectorAll('[data-reveal]')) observer.observe(element);
  endArrivalsOnFastScroll(content);
}

/**
 * Marks an element. `due`: it is below the screen and waits. `now`: it has come into view, and is animated. `seen`: it is not
 * animated. Returns true if it needs no more observing.
 */
function noteArrival({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
  const { dataset, style } = target as HTMLElement;
  // What is above the screen or partly in view at the first look stays visible. It would flicker if it were hidden.
  const isNew = !dataset['arrival'];
  if (isNew && boundingClientRect.top < innerHeight) {
    dataset['arrival'] = 'seen';
    return true;
  }
  if (!isIntersecting && boundingClientRect.top > 0) {
    dataset['arrival'] = 'due';
    return false;
  }
  const isArriving = isMoving() && dataset['arrival'] === 'due';
  style.animationDelay = isArriving ? `${dataset['delay'] ?? 0}ms` : '';
  dataset['arrival'] = isArriving ? 'now' : 'seen';
  return true;
}

/** Speed is measured over as many milliseconds or more, because single events of a trackpad are far apart or close together. */
const shortestMeasure = 120;

/** While a screen passes in less than a second, nobody should wait for what arrives. It would show empty space. */
function endArrivalsOnFastScroll(content: HTMLElement) {
  let [top, time] = [scrollY, 0];
  addEventListener('scroll', ({ timeStamp }) => {
    if (timeStamp - time < shortestMeasure) return;
    if (Math.abs(scrollY - top) * 1000 > innerHeight * (timeStamp - time))
      for (const element of content.querySelectorAll('[data-arrival=now]'))
        for (const animation of element.getAnimations()) animation.finish();
    [top, time] = [scrollY, timeStamp];
  });
}
