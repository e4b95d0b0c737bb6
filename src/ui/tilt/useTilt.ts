import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { leanTowards, type Lean } from './lean.ts';

/**
 * Lets an element lean towards the pointer. Spread `pointer` on a box around it that does not tilt, so that positions are
 * always measured against the same box.
 *
 * @param returnAfter Milliseconds until it lies flat again after a mouse has left, and until it may idle after any pointer has.
 * @returns `lean`, which is undefined while it lies flat, and `isIdle`, which is false from the first pointer until then.
 */
export function useTilt(returnAfter: number) {
  const [lean, setLean] = useState<Lean>();
  const [isIdle, setIdle] = useState(true);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    clearTimeout(timer.current);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setLean(leanTowards({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()));
    setIdle(false);
  };

  /** Browsers also send "pointerleave" after "pointercancel", as when a finger starts to scroll. */
  const leave = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current);
    // On touch, leaving means that the finger was lifted, so reset at once. A mouse often leaves briefly.
    if (pointerType === 'touch') setLean(undefined);
    timer.current = window.setTimeout(() => {
      setLean(undefined);
      setIdle(true);
    }, returnAfter);
  };

  const pointer = { onPointerDown: follow, onPointerMove: follow, onPointerLeave: leave };
  return { lean, isIdle, pointer };
}
