import { type PointerEvent, type ReactNode, useRef } from 'react';
import { isCalm } from '#lib/preferences/preferences.ts';
import { type Lean, leanTowards } from './lean.ts';
import * as styles from './TiltCard.css.ts';

/** How long it stays tilted after the pointer has left, in milliseconds. */
const returnAfter = 2500;

/** Tilts towards the pointer and sets `data-leaning` meanwhile. With reduced motion it stays still. */
export function TiltCard({ children }: { children?: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);

  const lean = ({ x, y }: Lean) => {
    body.current?.style.setProperty('--lean-x', x.toFixed(3));
    body.current?.style.setProperty('--lean-y', y.toFixed(3));
  };

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!body.current || isCalm()) return;
    clearTimeout(leaving.current);
    body.current.dataset['leaning'] = '';
    lean(leanTowards({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()));
  };

  const rest = () => {
    delete body.current?.dataset['leaning'];
    lean({ x: 0, y: 0 });
  };

  const leave = ({ pointerType }: PointerEvent) => {
    // A finger is lifted on purpose; a mouse may leave for a moment only.
    if (pointerType === 'touch') lean({ x: 0, y: 0 });
    clearTimeout(leaving.current);
    leaving.current = window.setTimeout(rest, returnAfter);
  };

  return (
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
  );
}
