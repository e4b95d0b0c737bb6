import { colors } from '#styles/colors.ts';
import { hours, type Hour } from '#styles/hours.ts';
import { crestLight } from '#ui/ridges/crest-light.ts';
import { toPath, toShapes } from '#ui/ridges/crests.ts';
import type { Ridge } from '#ui/ridges/country.ts';
import { drawViewpoint, viewpoint } from '#ui/ridges/viewpoint.ts';
import { drawView, type Framing } from '#ui/ridges/draw-view.ts';
import type { ViewName } from '#ui/ridges/views.ts';

/** A view as SVG paths, with its colours. */
function scenery(time: 'dawn' | 'dusk', view: ViewName, framing?: Framing) {
  const { ridges, sun, width } = drawView(view, framing);
  const ridge = (name: Ridge) => ({
    crest: toPath(ridges[name].crest),
    shades: toShapes(ridges[name].shades),
  });
  const shapes = { far: ridge('far'), mid: ridge('mid'), near: ridge('near') };
  return { width, sun, light: crestLight(sun.x, 5), ridges: shapes, theme: themeAt(time) };
}

const themeAt = (time: 'dawn' | 'dusk') =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, color[time]]));

export const atDawn = scenery('dawn', 'home');

/** The sun is on the right, because the words are on the left, and the ridges are low. */
export const atDusk = (view: ViewName) =>
  scenery('dusk', view, { sunAt: 0.8125, lift: { mid: 40, near: 130 } });

/** The landscape of a card's front, but with the sun further right, because the words are on the left. */
export function atHour({ id, hour }: { id: string; hour: Hour }) {
  const { from, sun } = viewpoint(id);
  const at = 0.78 + 0.3 * (sun.at - 0.4);
  const { far, mid, near, sun: drawn } = drawViewpoint({ from, sun: { ...sun, at } }, 1200, 105);
  const ridge = (crest: string) => ({ crest, shades: '' });
  const dusk = Object.entries(hours[hour]).map(([name, color]) => [name, color.dusk]);
  return {
    width: 1200,
    sun: drawn,
    light: crestLight(drawn.x, 5),
    ridges: { far: ridge(far), mid: ridge(mid), near: ridge(near) },
    theme: { ...themeAt('dusk'), ...Object.fromEntries(dusk) },
  };
}
