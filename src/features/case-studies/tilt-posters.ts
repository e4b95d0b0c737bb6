import { spring } from 'motion';
import { followPointer } from '#ui/tilt/lean.ts';
import { drawLayers } from './draw-layers.ts';

for (const name of ['--lean-x', '--lean-y'])
  CSS.registerProperty?.({ name, syntax: '<number>', inherits: true, initialValue: '0' });

// Each is written as CSS reads it: a duration and an easing.
const follow = String(spring(0.3, 0));
const back = String(spring(0.9, 0.2));

/** Tilts posters towards the mouse on a wide screen. On others, and with reduced motion, their style ignores the pointer. */
export function tiltPosters() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-tilt]')) {
    const poster = place.querySelector('div');
    if (!poster) continue;
    // Until its layers are drawn, it tilts as one sheet.
    const draw = () => drawLayers(poster).catch(console.warn);
    place.addEventListener('pointermove', draw, { once: true });
    followPointer(place, 3000, (direction) => {
      const { x, y } = direction ?? { x: 0, y: 0 };
      const way = direction ? follow : back;
      const transition = `--lean-x ${way}, --lean-y ${way}`;
      poster.style.cssText = `--lean-x: ${x}; --lean-y: ${y}; transition: ${transition}`;
    });
  }
}
