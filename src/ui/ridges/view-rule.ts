import { drawView } from './draw-view.ts';
import type { ViewName } from './views.ts';

/** In a low window, ridges are at least this share of their own height. */
export const lowest = 0.34;

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

/** The rule with the measures of a view, for the landscape's styles. Each page contains only its own. */
export function viewRule(name: ViewName): string {
  const { width, height, sun, focus } = drawView(name);
  const measures = {
    '--view-sun-x': percent(sun.x / width),
    '--view-sun-y': percent(sun.y / height),
    '--view-sun-size': percent((2 * sun.radius) / width),
    '--view-focus': focus.toFixed(3),
    '--view-ratio': (height / width).toFixed(3),
    '--view-above': (Math.max(0, sun.radius - sun.y * lowest) / width).toFixed(3),
  };
  // Each part of each view has a name of its own for transitions. Browsers would move and stretch one picture into another of the
  // same name. Not `match-element`, because WebKitGTK 2.50 lets parts of the old page without a name fade with its words.
  const names = ['land', 'glow', 'crest', 'paper'].map((part) => [
    `--view-${part}`,
    `${part}-${name}`,
  ]);
  const declarations = [...Object.entries(measures), ...names].map(
    ([measure, value]) => `${measure}:${value}`,
  );
  return `:root{${declarations.join(';')}}`;
}
