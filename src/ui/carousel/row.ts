import { isMoving } from '#lib/preferences/preferences.ts';

export const slidesOf = (row: HTMLElement) =>
  [...row.children].filter((child) => child instanceof HTMLElement);

/** The index of the slide that stands nearest to where slides snap; at the end of the row, the last one. */
export function placeOf(row: HTMLElement): number {
  const slides = slidesOf(row);
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 2)
    return slides.length - 1;
  const distances = slides.map((slide) => Math.abs(snapPoint(row, slide) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Scrolls the row alone: the page stays where it is. */
export function showSlide(row: HTMLElement, slide: HTMLElement | undefined) {
  if (slide)
    row.scrollTo({ left: snapPoint(row, slide), behavior: isMoving() ? 'smooth' : 'instant' });
}

/** Where the row can come to rest, as indices of slides: of those that are in sight together at its end, the last. */
export function placesOf(row: HTMLElement): number[] {
  const end = row.scrollWidth - row.clientWidth;
  const stops = slidesOf(row).map((slide) => Math.min(snapPoint(row, slide), end));
  return stops.flatMap((stop, index) => (stops[index + 1] === stop ? [] : [index]));
}

const snapPoint = (row: HTMLElement, slide: HTMLElement) =>
  slide.offsetLeft -
  row.offsetLeft -
  (Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0);
