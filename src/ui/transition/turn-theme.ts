import { isMoving } from '#lib/preferences/in-effect.ts';
import { passOnPresses } from './pass-on-presses.ts';

/** A change that follows another within these milliseconds is not animated. A little longer than the animation. */
const shortestPause = 1000;

let lastChange = -shortestPause;

/**
 * Changes the theme. With motion on, the new theme spreads over the page from the sun, or from the top of the screen if no
 * sun is in view. A transition covers the page, so during a second one the next presses would miss the switch and close
 * Settings. That is why a change soon after another is not animated.
 */
export function turnTheme(change: () => void) {
  const root = document.documentElement;
  const now = performance.now();
  const isTooSoon = now - lastChange < shortestPause;
  lastChange = now;
  // First light on Home is over. Otherwise it would begin again, because the other theme has an animation of its own.
  root.classList.add('travelled');
  if (isTooSoon || !isMoving() || !CSS.supports('selector(:active-view-transition-type(turning))'))
    return change();
  const { x, y } = findSun();
  // The soft edge is the outer quarter of the circle. All of it ends beyond the furthest corner of the screen.
  const reach = 1.4 * Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  root.style.setProperty('--circle-middle', pixels(x, y));
  root.style.setProperty('--circle-corner', pixels(x - reach, y - reach));
  root.style.setProperty('--circle-size', pixels(2 * reach, 2 * reach));
  const update = () => {
    change();
    root.classList.add('turned');
  };
  const turn = document.startViewTransition({ update, types: ['turning'] });
  passOnPresses(turn);
  // A press ends the transition. If that happens before it is ready, the browser rejects this promise.
  turn.ready.catch(() => undefined);
  void turn.finished.finally(() => root.classList.remove('turned'));
}

/** The middle of the upper half of a sun in view, in pixels of the screen. The ridge hides most of the lower half. */
function findSun() {
  const suns = [...document.querySelectorAll('[data-sun]')].map((sun) => {
    const { left, top, width, height } = sun.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 4 };
  });
  const seen = suns.find(({ x, y }) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
  return seen ?? { x: innerWidth * 0.7, y: 0 };
}

const pixels = (...lengths: number[]) => lengths.map((length) => `${length}px`).join(' ');
