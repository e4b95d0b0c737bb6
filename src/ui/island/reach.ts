import type { ClientDirective } from 'astro';
import { hydrationError } from './astro-output.ts';
import type { Part } from './wake-parts.ts';

/**
 * Wakes an island as soon as its element is defined. On a built page that is when a visitor reaches for it (wake-parts.ts),
 * so a page that is only read fetches no framework. React draws the island later, but at once when something is pressed.
 */
const reach: ClientDirective = (load, _, island: Part) => {
  const failure = new Promise((_done, fail) => island.addEventListener(hydrationError, fail));
  island.awake = Promise.race([failure, load().then((hydrate) => hydrate())]);
};

export default reach;
