// Pauses every `data-loop` element that is off the screen. In a hidden tab the browser draws nothing anyway.
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    target.setAttribute('data-loop', isIntersecting ? 'on' : 'off');
});
addEventListener('DOMContentLoaded', () => {
  document.querySelectorAll('[data-loop]').forEach((element) => observer.observe(element));
});
