import { isMoving } from '#lib/preferences/preferences.ts';

// Animates every `data-reveal` element that starts below the screen, once, when it comes into view. `data-delay` is a
// delay in milliseconds. What is already in view is left alone. While motion is off, nothing is hidden or animated.
const observer = new IntersectionObserver(arrive, { threshold: 0.1, rootMargin: '0px 0px -50px' });
for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);

function arrive(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { dataset, style } = target as HTMLElement;
    if (!isIntersecting && boundingClientRect.top > 0) {
      dataset['arrival'] = 'due';
      continue;
    }
    observer.unobserve(target);
    const isArriving = isMoving() && dataset['arrival'] === 'due';
    style.animationDelay = isArriving ? `${dataset['delay'] ?? 0}ms` : '';
    dataset['arrival'] = isArriving ? 'now' : 'seen';
  }
}
