/**
 * Rests the card's loop while it is off the screen. Not by what the other pages use: a module that is shared becomes
 * a file, and the scripts of a card stand in its page.
 */
export function restUnseen() {
  const scene = document.getElementById('scene');
  if (!scene) return;
  new IntersectionObserver(([seen]) => {
    scene.dataset['loop'] = seen?.isIntersecting ? 'on' : 'off';
  }).observe(scene);
}
