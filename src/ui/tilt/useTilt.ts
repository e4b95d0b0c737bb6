import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { leanTowards, type Lean } from './lean.ts';

/**
 * Lets an element lean towards the pointer. Spread `pointer` on a box around it that does not tilt, so that positions are
 * always measured against the same box.
 *
 * @param returnAfter Milliseconds after the pointer leaves. Then the element is flat and idle. After a touch it is flat at once.
 * @returns `lean`, undefined while it is flat, and `isIdle`: whether it may move by itself, because nobody points at it.
 */
export function useTilt(returnAfter: number) {
  const [lean, setLean] = useState<Lean>();
  const [isIdle, setIdle] = useState(true);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    clearTimeout(timer.current);
    // The Motion switch does not apply. It governs only what moves by itself (docs/decisions/preferences-and-motion.md).
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
