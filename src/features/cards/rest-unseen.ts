/** Rests the card's loop while it is off the screen. */
export function restUnseen() {
  const scene = document.getElementById('scene');
  if (!scene) return;
  new IntersectionObserver(([seen]) => {
    scene.dataset['loop'] = seen?.isIntersecting ? 'on' : 'off';
  }).observe(scene);
}
