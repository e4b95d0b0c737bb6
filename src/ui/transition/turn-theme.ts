import { isMoving } from '#lib/preferences/in-effect.ts';
import { passOnPresses } from './pass-on-presses.ts';

/** A change that follows another within these milliseconds is not animated. A little longer than the animation. */
const shortestPause = 1000;

let lastChange = -shortestPause;

/**
 * Changes the theme. With motion on, the sun takes its new colour, and the new theme spreads over the page from its rim, or
 * from the top of the screen if no sun is in view. A transition covers the page, so during a second one the next presses
 * would miss the switch and close Settings. That is why a change soon after another is not animated.
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
  const { x, y, radius } = findSun();
  root.style.setProperty('--sun-x', `${x}px`);
  root.style.setProperty('--sun-y', `${y}px`);
  root.style.setProperty('--sun-radius', `${radius}px`);
  // The circle ends a little beyond the furthest corner of the screen, because it slows down at its end.
  const reach = 1.05 * Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  root.style.setProperty('--sun-reach', `${reach}px`);
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

/** The middle and the radius of a sun in view, in pixels of the screen. */
function findSun() {
  const suns = [...document.querySelectorAll('[data-sun]')].map((sun) => {
    const { left, top, width, height } = sun.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, radius: width / 2 };
  });
  const seen = suns.find(({ x, y }) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
  return seen ?? { x: innerWidth * 0.7, y: 0, radius: 0 };
}
