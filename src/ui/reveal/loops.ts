/** Pauses every `data-loop` element that is off the screen. In a hidden tab the browser draws nothing anyway. */
export function restUnseenLoops() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      (target as HTMLElement).dataset['loop'] = isIntersecting ? 'on' : 'off';
    }
  });
  addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll('[data-loop]').forEach((element) => observer.observe(element));
  });
}
