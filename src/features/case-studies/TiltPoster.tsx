import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Boundary } from '#ui/island/Boundary.tsx';
import { leanTowards } from '#ui/tilt/lean.ts';
import * as styles from './TiltPoster.css.ts';

const most = 25;
const returnAfter = 3000;

/** Leans towards the mouse on a wide screen with motion on; its style lets no pointer in otherwise. */
export function TiltPoster({ children }: { children?: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => () => clearTimeout(leaving.current), []);

  const lean = async (x: number, y: number, options: { duration: number }) => {
    const library = await import('motion/mini').catch(setFailure);
    if (!library || !body.current) return;
    const transform = `rotateX(${-y * most}deg) rotateY(${x * most}deg)`;
    library.animate(body.current, { transform }, { ...options, ease: 'easeOut' });
  };

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    clearTimeout(leaving.current);
    const { x, y } = leanTowards({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect());
    void lean(x, y, { duration: 0.2 });
  };

  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = window.setTimeout(() => void lean(0, 0, { duration: 0.7 }), returnAfter);
  };

  return (
    <>
      <div
        className={styles.place}
        onPointerMove={failure ? undefined : follow}
        onPointerLeave={leave}
      >
        <div className={styles.body} ref={body}>
          {children}
        </div>
      </div>
      <Boundary>
        <Report failure={failure} />
      </Boundary>
    </>
  );
}

/** What an event finds out, where the boundary sees it; the poster stays. */
function Report({ failure }: { failure: unknown }) {
  if (failure) throw failure;
  return null;
}
