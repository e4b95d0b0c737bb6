import { useEffect, useRef, useState, type RefObject } from 'react';
import { isMoving } from '#lib/preferences/in-effect.ts';

/**
 * Returns the slide in view, counted from 0, and `go`, which moves on by some slides and does nothing at the ends of a row
 * that does not loop.
 */
export function useSlides(row: RefObject<HTMLElement | null>, loops: boolean) {
  const [place, setPlace] = useState(0);
  /** Where a press has sent the row, until it arrives or the visitor scrolls. */
  const goal = useRef<number>(undefined);

  // Read only when the row has stopped. Until then further presses count from where it will stop, because the browser may
  // report the stop of an earlier press after the next one.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const release = () => (goal.current = undefined);
    const read = () => {
      if (goal.current !== undefined && Math.abs(element.scrollLeft - goal.current) > 2) return;
      release();
      setPlace(readPlace(element));
    };
    // It also fires once at the start, when the press that woke the island may already have sent the row on.
    const observer = new ResizeObserver(read);
    observer.observe(element);
    const stopListening = onRest(element, read);
    for (const event of scrolling) element.addEventListener(event, release, { passive: true });
    return () => {
      observer.disconnect();
      stopListening();
      for (const event of scrolling) element.removeEventListener(event, release);
    };
  }, [row]);

  const go = (step: number) => {
    if (!row.current) return;
    const stops = listStops(row.current);
    const target = place + step;
    const next = loops ? (target + stops.length) % stops.length : target;
    const left = stops[next];
    if (left === undefined) return;
    setPlace(next);
    goal.current = left;
    row.current.scrollTo({ left, behavior: isMoving() ? 'smooth' : 'instant' });
  };

  return { place, go };
}

/** What a visitor scrolls the row with. */
const scrolling = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** How far the row scrolls for each slide. */
function listStops(row: HTMLElement): number[] {
  const list = row.querySelector('ul');
  if (!list) throw new Error('A carousel needs a <ul> of slides.');
  const starts = Array.from(list.children, (slide) => slide.getBoundingClientRect().left);
  const end = row.scrollWidth - row.clientWidth;
  return starts.map((start) => Math.min(start - (starts[0] ?? 0), end));
}

function readPlace(row: HTMLElement): number {
  const distances = listStops(row).map((stop) => Math.abs(stop - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Calls back when the row has stopped scrolling. */
function onRest(row: HTMLElement, callback: () => void) {
  if ('onscrollend' in window) {
    row.addEventListener('scrollend', callback);
    return () => row.removeEventListener('scrollend', callback);
  }
  // Safari before 26.2 has no "scrollend".
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(callback, 150);
  };
  row.addEventListener('scroll', wait);
  return () => {
    clearTimeout(timer);
    row.removeEventListener('scroll', wait);
  };
}
