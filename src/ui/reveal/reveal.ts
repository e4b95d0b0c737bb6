import { changed, isMoving } from '#lib/preferences/preferences.ts';

/**
 * Animates every `data-reveal` element that starts below the screen, once, when it comes into view. `data-delay` is a
 * delay in milliseconds. What is already in view is left alone, and nothing waits while motion is off.
 */
export function revealOnScroll() {
  const elements = document.querySelectorAll<HTMLElement>('[data-reveal]');
  let observer: IntersectionObserver | undefined;

  const update = () => {
    if (isMoving() === Boolean(observer)) return;
    if (observer) {
      observer.disconnect();
      observer = undefined;
      for (const { dataset } of elements)
        if (dataset['arrival'] === 'due') delete dataset['arrival'];
    } else {
      observer = new IntersectionObserver(arrive, { threshold: 0.1, rootMargin: '0px 0px -50px' });
      for (const element of elements) if (!element.dataset['arrival']) observer.observe(element);
    }
  };

  update();
  addEventListener(changed, update);
}

function arrive(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { dataset, style } = target as HTMLElement;
    if (!isIntersecting && boundingClientRect.top > 0) {
      dataset['arrival'] = 'due';
      continue;
    }
    observer.unobserve(target);
    const wasDue = dataset['arrival'] === 'due';
    style.animationDelay = wasDue ? `${dataset['delay'] ?? 0}ms` : '';
    dataset['arrival'] = wasDue ? 'now' : 'seen';
  }
}
