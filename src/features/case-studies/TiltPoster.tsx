import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Notice } from '#ui/island/Boundary.tsx';
import { type Lean, leanTowards } from '#ui/tilt/lean.ts';
import * as styles from './TiltPoster.css.ts';

const returnAfter = 3000;

/** Tilts towards the mouse on a wide screen. On others, and with reduced motion, its style ignores the pointer. */
export function TiltPoster({ children }: { children?: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);
  const [isBroken, setBroken] = useState(false);

  const lean = async (direction: Lean) => {
    const library = await import('./lean-poster.ts').catch(() => setBroken(true));
    if (library && body.current) library.leanPoster(body.current, direction);
  };

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    clearTimeout(leaving.current);
    void lean(leanTowards({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()));
  };

  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = window.setTimeout(() => void lean({ x: 0, y: 0 }), returnAfter);
  };

  return (
    <>
      <div
        className={styles.place}
        onPointerMove={isBroken ? undefined : follow}
        onPointerLeave={leave}
      >
        <div className={styles.body} ref={body}>
          {children}
        </div>
      </div>
      {isBroken && <Notice />}
    </>
  );
}
