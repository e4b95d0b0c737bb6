import { colors } from '#styles/colors.ts';
import { ribbon, shadows, toPath, type Ridge } from '#ui/ridges/crests.ts';
import { look, type ViewName } from '#ui/ridges/views.ts';

/** A part of the range as SVG paths, with its colours. */
function scenery(time: 'dawn' | 'dusk', view: ViewName, sunAt?: number) {
  const { crests, sun, width, top } = look(view, sunAt);
  const ridge = (name: Ridge, widest: number) => ({
    crest: toPath(crests[name]),
    light: toPath(ribbon(crests[name], sun.x, widest, 640)),
    shadows: shadows(crests[name], sun.x).map(toPath),
  });
  const ridges = { far: ridge('far', 6.4), mid: ridge('mid', 4.4), near: ridge('near', 3.2) };
  const theme = Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, color[time]]),
  );
  return { width, top, sun, ridges, theme };
}

export const atDawn = scenery('dawn', 'home');

/** The sun is on the right, because the words are on the left. */
export const atDusk = (view: ViewName) => scenery('dusk', view, 0.8125);
