import { isMoving } from '#lib/preferences/preferences.ts';
import { placeOf, placesOf, showSlide, slidesOf } from './row.ts';

/** Makes the arrows of a carousel work, and keeps the number of the slide in view up to date. */
export function runCarousel(carousel: HTMLElement) {
  const [row, controls] = [...carousel.children] as [HTMLElement, HTMLElement];
  const [previous, next] = controls.querySelectorAll('button');
  const status = controls.querySelector('p');
  if (!previous || !next || !status) return;
  const count = row.children.length;
  const loops = controls.dataset['loops'] === 'true';
  let place = 0;
  // While the row scrolls, further presses count from where it will stop, not from where it is.
  let aim: number | undefined;

  const canGo = (step: number) => loops || (place + step >= 0 && place + step < count);
  const show = (now: number) => {
    if (now === place) return;
    place = now;
    status.textContent = row.children[place]?.ariaLabel ?? '';
    // Not "disabled", because the keyboard's focus would be lost at the end of the row.
    previous.ariaDisabled = String(!canGo(-1));
    next.ariaDisabled = String(!canGo(1));
  };
  const read = () => {
    const now = placeOf(row);
    if (aim === now) aim = undefined;
    if (aim === undefined) show(now);
  };
  const settle = () => {
    aim = undefined;
    read();
  };
  settle();
  row.addEventListener('scroll', read, { passive: true });
  row.addEventListener('scrollend', settle);
  // If a finger stops the row before it moves, no scroll event follows.
  row.addEventListener('pointerdown', settle);

  const go = (step: number) => {
    if (!canGo(step)) return;
    const places = placesOf(row);
    const here = places.findIndex((each) => each >= place);
    const target = places.at((here + step) % places.length) ?? 0;
    aim = isMoving() ? target : undefined;
    show(target);
    showSlide(row, slidesOf(row)[target]);
  };
  previous.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
}
