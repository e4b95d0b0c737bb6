import { spring } from 'motion';
import { animate } from 'motion/mini';
import type { Lean } from '#ui/tilt/lean.ts';
import { drawLayers } from './draw-layers.ts';

for (const name of ['--lean-x', '--lean-y'])
  CSS.registerProperty?.({ name, syntax: '<number>', inherits: true, initialValue: '0' });

/** Tilts a poster, or lets it spring back to flat. */
export function leanPoster(poster: HTMLElement, { x, y }: Lean) {
  // Until its layers are drawn, it tilts as one sheet.
  drawLayers(poster).catch(console.warn);
  const isBack = x === 0 && y === 0;
  animate(
    poster,
    { '--lean-x': x, '--lean-y': y },
    { type: spring, visualDuration: isBack ? 0.9 : 0.3, bounce: isBack ? 0.2 : 0 },
  );
}
