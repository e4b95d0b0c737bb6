import { useEffect, useRef, useState } from 'react';
import { isMoving } from '#lib/preferences/preferences.ts';
import { Boundary } from '#ui/island/Boundary.tsx';
import { Chevron } from '#ui/icon/Chevron.tsx';
import * as styles from './Carousel.css.ts';
import { placeOf, placesOf, showSlide, slidesOf } from './row.ts';

interface Props {
  /** The id of the row that scrolls. */
  row: string;
  count: number;
  /** Whether the first slide follows the last. If not, the arrows are disabled at the ends. */
  loops: boolean;
  until: keyof typeof styles.controlsUntil;
  labels: { previous: string; next: string; place: string };
}

/** The arrows below a row that scrolls and snaps, which works without them, and the number of the slide in view. */
export const Carousel = (props: Props) => (
  <Boundary>
    <Controls {...props} />
  </Boundary>
);

function Controls({ row, count, loops, until, labels }: Props) {
  const [place, setPlace] = useState(0);
  // While the row scrolls, further presses count from where it will stop, not from where it is.
  const aim = useRef<number>(undefined);

  useEffect(() => {
    const element = document.getElementById(row);
    if (!element) return;
    const read = () => {
      const now = placeOf(element);
      if (aim.current === now) aim.current = undefined;
      if (aim.current === undefined) setPlace(now);
    };
    const settle = () => {
      aim.current = undefined;
      read();
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    element.addEventListener('scrollend', settle);
    // If a finger stops the row before it moves, no scroll event follows.
    element.addEventListener('pointerdown', settle);
    return () => {
      element.removeEventListener('scroll', read);
      element.removeEventListener('scrollend', settle);
      element.removeEventListener('pointerdown', settle);
    };
  }, [row]);

  const canGo = (step: number) => loops || (place + step >= 0 && place + step < count);
  const go = (step: number) => {
    const element = document.getElementById(row);
    if (!element || !canGo(step)) return;
    const places = placesOf(element);
    const here = places.findIndex((each) => each >= place);
    const target = places.at((here + step) % places.length) ?? 0;
    aim.current = isMoving() ? target : undefined;
    setPlace(target);
    showSlide(element, slidesOf(element)[target]);
  };

  const arrow = (to: 'previous' | 'next', step: number) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={labels[to]}
      aria-controls={row}
      // Not "disabled", because the keyboard's focus would be lost at the end of the row.
      aria-disabled={!canGo(step)}
      onClick={() => go(step)}
    >
      <Chevron to={to} />
    </button>
  );

  return (
    <div className={styles.controlsUntil[until]}>
      {arrow('previous', -1)}
      <p className={styles.place} aria-live="polite" aria-atomic="true">
        {labels.place.replace('{place}', String(place + 1)).replace('{count}', String(count))}
      </p>
      {arrow('next', 1)}
    </div>
  );
}
