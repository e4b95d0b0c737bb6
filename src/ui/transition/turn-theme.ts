import { isMoving } from '#lib/preferences/in-effect.ts';
import { passOnPresses } from './pass-on-presses.ts';

/** Within these milliseconds of a change, the next one is not animated. A little longer than the animation. */
const haste = 1000;

let changedAt = -haste;

/**
 * Changes the theme. With motion on, the other time of day spreads from the sun, or from the top of the screen if no sun is
 * in view. A second change soon after is not animated: its transition would cover the page again, so that the next presses
 * would miss the switch and close Settings.
 */
export function turnTheme(change: () => void) {
  const root = document.documentElement;
  const now = performance.now();
  const isHasty = now - changedAt < haste;
  changedAt = now;
  if (isHasty || !isMoving() || !CSS.supports('selector(:active-view-transition-type(turning))'))
    return change();
  const { x, y } = findSun();
  root.style.setProperty('--sun-x', `${x}px`);
  root.style.setProperty('--sun-y', `${y}px`);
  // The distance to the furthest corner of the screen.
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  root.style.setProperty('--sun-reach', `${reach}px`);
  const update = () => {
    change();
    root.classList.add('turned');
  };
  const turn = document.startViewTransition({ update, types: ['turning'] });
  passOnPresses(turn);
  // A press may end it before it is ready.
  turn.ready.catch(() => undefined);
  void turn.finished.finally(() => root.classList.remove('turned'));
}

function findSun() {
  const suns = [...document.querySelectorAll('[data-sun]')].map((sun) => {
    const { left, top, width, height } = sun.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const seen = suns.find(({ x, y }) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
  return seen ?? { x: innerWidth * 0.7, y: 0 };
}
