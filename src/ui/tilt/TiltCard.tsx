import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { isCalm } from '#lib/preferences/preferences.ts';
import { Boundary } from '#ui/island/Boundary.tsx';
import { leanTowards } from './lean.ts';
import * as styles from './TiltCard.css.ts';

interface Props {
  /** The tilt when the pointer is at an edge. */
  degrees: number;
  /** How long it stays tilted after the pointer has left, in milliseconds. */
  returnAfter: number;
  children?: ReactNode;
}

/** Tilts towards the pointer and sets `data-leaning` meanwhile. With reduced motion it stays still. */
export function TiltCard({ degrees, returnAfter, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!body.current || isCalm()) return;
    clearTimeout(leaving.current);
    const lean = leanTowards({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect());
    body.current.dataset['leaning'] = '';
    setLean(body.current, lean, degrees);
  };

  const leave = ({ pointerType }: PointerEvent) => {
    if (!body.current) return;
    // A finger is lifted on purpose; a mouse may leave for a moment only.
    if (pointerType === 'touch') setLean(body.current, { x: 0, y: 0 }, degrees);
    clearTimeout(leaving.current);
    leaving.current = window.setTimeout(() => {
      if (!body.current) return;
      delete body.current.dataset['leaning'];
      setLean(body.current, { x: 0, y: 0 }, degrees);
    }, returnAfter);
  };

  return (
    <Boundary>
      <div
        className={styles.place}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={leave}
        onPointerCancel={leave}
      >
        <div className={styles.body} ref={body}>
          {children}
        </div>
      </div>
    </Boundary>
  );
}

function setLean(element: HTMLElement, { x, y }: { x: number; y: number }, degrees: number) {
  element.style.setProperty('--lean-x', x.toFixed(3));
  element.style.setProperty('--lean-y', y.toFixed(3));
  element.style.setProperty('--lean-most', `${degrees}deg`);
}
