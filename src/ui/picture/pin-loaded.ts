/**
 * Lets pictures stay once they have loaded. near.css.ts holds them back until they are almost in view, and would hide them
 * again whenever they are scrolled away.
 */
export function pinLoaded() {
  const keep = (target: EventTarget | null) => {
    // This is the only animation of a picture.
    if (target instanceof HTMLImageElement && target.naturalWidth > 0)
      target.style.animationName = 'none';
  };
  // The event does not bubble, and the window never gets it.
  document.addEventListener('load', ({ target }) => keep(target), true);
  [...document.images].forEach(keep);
}
