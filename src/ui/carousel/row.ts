import { isMoving } from '#lib/preferences/preferences.ts';

export const slidesOf = (row: HTMLElement) =>
  [...row.children].filter((child) => child instanceof HTMLElement);

/** The index of the slide nearest to the snap position; at the end of the row, of the last slide. */
export function placeOf(row: HTMLElement): number {
  const slides = slidesOf(row);
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 2)
    return slides.length - 1;
  const distances = slides.map((slide) => Math.abs(snapPoint(row, slide) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Scrolls the row, but not the page. */
export function showSlide(row: HTMLElement, slide: HTMLElement | undefined) {
  if (slide)
    row.scrollTo({ left: snapPoint(row, slide), behavior: isMoving() ? 'smooth' : 'instant' });
}

/** The slides at which the row can stop, by index. Of the slides that are in view together at its end, only the last counts. */
export function placesOf(row: HTMLElement): number[] {
  const end = row.scrollWidth - row.clientWidth;
  const stops = slidesOf(row).map((slide) => Math.min(snapPoint(row, slide), end));
  return stops.flatMap((stop, index) => (stops[index + 1] === stop ? [] : [index]));
}

const snapPoint = (row: HTMLElement, slide: HTMLElement) =>
  slide.offsetLeft -
  row.offsetLeft -
  (Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0);
