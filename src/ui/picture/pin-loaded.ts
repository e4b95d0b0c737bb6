/**
 * Pictures that are held back until they come near (see near.css.ts) stay once they are there: they have cost what they
 * cost, and would come and go with every turn of the finger.
 */
export function pinLoaded() {
  const keep = (target: EventTarget | null) => {
    // A picture has no other animation.
    if (target instanceof HTMLImageElement && target.naturalWidth > 0)
      target.style.animationName = 'none';
  };
  // It does not bubble, and never comes to the window.
  document.addEventListener('load', ({ target }) => keep(target), true);
  [...document.images].forEach(keep);
}
