import { isMoving } from '#lib/preferences/in-effect.ts';
import { duration } from '#styles/tokens.css.ts';
import { passOnPresses } from './pass-on-presses.ts';

/** A change that follows another within these milliseconds is not animated. A little longer than the animation. */
const shortestPause = 1000;

let lastChange = -shortestPause;

/** The share of the circle that is within its soft edge. Only what is registered can be animated. Safari knows how from 16.4. */
const within = '--within';
globalThis.CSS?.registerProperty?.({
  name: within,
  syntax: '<percentage>',
  inherits: false,
  initialValue: '75%',
});

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
  const update = () => {
    change();
    root.classList.add('turned');
  };
  const turn = document.startViewTransition({ update, types: ['turning'] });
  passOnPresses(turn);
  // A press ends the transition. If that happens before it is ready, the browser rejects this promise.
  turn.ready.then(
    () => spread(turn),
    () => undefined,
  );
  void turn.finished.finally(() => root.classList.remove('turned'));
}

/** Lets the new theme spread as a circle around the sun. Its edge is soft (src/styles/motion.css.ts). */
function spread({ finished }: ViewTransition) {
  const { x, y } = findSun();
  // All of the edge ends beyond the furthest corner of the screen.
  const reach = 1.4 * Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const circle = document.documentElement.animate(
    {
      maskPosition: [pixels(x, y), pixels(x - reach, y - reach)],
      maskSize: ['0 0', pixels(2 * reach, 2 * reach)],
      // It begins as a glow in the sun, because a circle with a narrow edge would be a dark pupil there. The edge is narrow after a
      // third of the way, because a wide one turns words grey.
      [within]: ['0%', '75%', '75%', '75%'],
    },
    {
      pseudoElement: '::view-transition-new(root)',
      duration: Number.parseInt(duration.theme),
      easing: 'ease-in-out',
      fill: 'both',
    },
  );
  // It waits until the new theme has been painted once. Without a graphics card, WebKitGTK 2.50 takes half a second for that, and
  // most of the circle would pass unseen.
  circle.pause();
  // A press may have ended the transition meanwhile.
  const play = () => {
    if (circle.playState === 'paused') circle.play();
  };
  requestAnimationFrame(() => requestAnimationFrame(play));
  // Otherwise it would still apply when the next change begins.
  void finished.finally(() => circle.cancel());
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
