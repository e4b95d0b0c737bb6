/** Pauses every `data-loop` element that is off the screen, and all of them while the tab is hidden. */
export function restUnseenLoops() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      (target as HTMLElement).dataset['loop'] = isIntersecting ? 'on' : 'off';
    }
  });
  addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll('[data-loop]').forEach((element) => observer.observe(element));
  });

  const rest = () => document.documentElement.classList.toggle('asleep', document.hidden);
  rest();
  document.addEventListener('visibilitychange', rest);
}
