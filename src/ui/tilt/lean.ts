import type { CSSProperties } from 'react';

/** How far something leans: 0 is flat, -1 is towards its left or upper edge, 1 towards its right or lower edge. */
export type Lean = Pick<DOMPoint, 'x' | 'y'>;
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The lean of a box towards a point: 0 in its middle, at most 1 at an edge or corner. */
export function leanTowards(point: Lean, { left, top, width, height }: Box): Lean {
  const x = ((point.x - left) / width) * 2 - 1;
  const y = ((point.y - top) / height) * 2 - 1;
  const most = Math.max(1, Math.hypot(x, y));
  return { x: x / most, y: y / most };
}

const xName = '--lean-x';
const yName = '--lean-y';

declare module 'react' {
  interface CSSProperties {
    [xName]?: number;
    [yName]?: number;
  }
}

/** The custom properties that hold a lean, for the `style` of a leaning element. */
export const leanStyle = ({ x, y }: Lean): CSSProperties => ({ [xName]: x, [yName]: y });

/** A transition of the lean, with a duration and an easing in CSS. */
export const transitionLean = (timing: string) => `${xName} ${timing}, ${yName} ${timing}`;

/** For styles: how far an element leans sideways and downwards. The default is 0. */
export const leanX = `var(${xName}, 0)`;
export const leanY = `var(${yName}, 0)`;

/** How far an element leans in all: 0 is flat, 1 is the most. */
export const leanDistance = `hypot(${leanX}, ${leanY})`;

/** Tilts an element by this much at most, around the axis at right angles to the direction in which it leans. */
export const tiltBy = (degrees: number) =>
  `rotate3d(calc(-1 * ${leanY}), ${leanX}, 0, calc(${leanDistance} * ${degrees}deg))`;

/**
 * Browsers animate a custom property only if it is registered as a number. Firefox before 128 and Safari before 16.4 cannot.
 */
export function registerLean() {
  for (const name of [xName, yName]) {
    CSS.registerProperty?.({ name, syntax: '<number>', inherits: true, initialValue: '0' });
  }
}
