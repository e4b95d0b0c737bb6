/**
 * Pauses the card's loop while it is off the screen. loops.ts does the same for other pages, but a shared module would be
 * a file of its own, and the scripts of a card are inline.
 */
export function restUnseen() {
  const scene = document.getElementById('scene');
  if (!scene) return;
  new IntersectionObserver(([seen]) => {
    scene.dataset['loop'] = seen?.isIntersecting ? 'on' : 'off';
  }).observe(scene);
}
