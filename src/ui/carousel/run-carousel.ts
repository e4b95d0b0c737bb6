import { isMoving } from '#lib/preferences/preferences.ts';

/** Makes the arrows of a carousel work, and keeps the number of the slide in view up to date. */
export function runCarousel(carousel: HTMLElement) {
  const [row, controls] = [...carousel.children] as [HTMLElement, HTMLElement];
  const [previous, status, next] = [...controls.children] as [Element, HTMLElement, Element];
  const slides = [...row.children] as HTMLElement[];
  const loops = 'loops' in controls.dataset;
  const template = status.dataset['place']?.replaceAll('{count}', String(slides.length));
  let place = -1;

  /** How far the row scrolls to each slide. Slides that are in view together at its end have the same stop. */
  const listStops = () => {
    const end = row.scrollWidth - row.clientWidth;
    const start = slides[0]?.offsetLeft ?? 0;
    return slides.map(({ offsetLeft }) => Math.min(offsetLeft - start, end));
  };
  const show = (now: number) => {
    if (now === place) return;
    place = now;
    status.textContent = template?.replaceAll('{place}', String(place + 1)) ?? '';
    // Not "disabled", because the keyboard's focus would be lost at the end of the row.
    previous.ariaDisabled = String(!loops && place === 0);
    next.ariaDisabled = String(!loops && place === slides.length - 1);
  };
  const read = () => {
    const distances = listStops().map((stop) => Math.abs(stop - row.scrollLeft));
    show(distances.lastIndexOf(Math.min(...distances)));
  };
  // Not on its way: further presses count from where the row will stop.
  row.addEventListener('scrollend', read);
  if (!('onscrollend' in window)) {
    let rest = 0;
    row.addEventListener('scroll', () => {
      clearTimeout(rest);
      rest = window.setTimeout(read, 150);
    });
  }
  new ResizeObserver(() => {
    // The keyboard can reach the row while there is something to scroll.
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
    read();
  }).observe(row);

  const go = (step: number) => {
    const stops = listStops();
    const places = [...new Set(stops)];
    const target = places.indexOf(stops[place] ?? 0) + step;
    const left = loops ? places.at(target % places.length) : places[target];
    if (left === undefined) return;
    show(stops.lastIndexOf(left));
    row.scrollTo({ left, behavior: isMoving() ? 'smooth' : 'instant' });
  };
  previous.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
}
