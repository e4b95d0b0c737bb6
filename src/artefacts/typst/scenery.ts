import { dawn, dusk } from '#styles/themes.css.ts';
import { box, crests } from '#ui/ridges/crests.ts';

/** The ridges, and the colours that they wear. */
export interface Scenery {
  ridges: typeof box & typeof crests;
  theme: Record<string, unknown>;
}

const ridges = { ...box, ...crests };

export const atDawn: Scenery = { ridges, theme: dawn };
export const atDusk: Scenery = { ridges, theme: dusk };
