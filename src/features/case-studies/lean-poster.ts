import { spring } from 'motion';
import { animate } from 'motion/mini';

/** How far a poster leans in all, in degrees. */
const most = 25;

/** Lets a poster lean one way, or go back to flat, with the spring of a sheet of paper. */
export function leanPoster(poster: HTMLElement, { x, y }: { x: number; y: number }) {
  const degrees = Math.hypot(x, y) * most;
  const transform = degrees ? `rotate3d(${-y}, ${x}, 0, ${degrees}deg)` : 'none';
  const isBack = !degrees;
  animate(
    poster,
    { transform },
    { type: spring, visualDuration: isBack ? 0.9 : 0.3, bounce: isBack ? 0.2 : 0 },
  );
}
