import { spring } from 'motion';
import { animate } from 'motion/mini';
import { followPointer } from '#ui/tilt/lean.ts';
import { drawLayers } from './draw-layers.ts';

for (const name of ['--lean-x', '--lean-y'])
  CSS.registerProperty?.({ name, syntax: '<number>', inherits: true, initialValue: '0' });

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
      const way = direction
        ? { visualDuration: 0.3, bounce: 0 }
        : { visualDuration: 0.9, bounce: 0.2 };
      animate(poster, { '--lean-x': x, '--lean-y': y }, { type: spring, ...way });
    });
  }
}
