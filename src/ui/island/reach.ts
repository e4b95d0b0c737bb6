import type { ClientDirective } from 'astro';
import { hydrationError } from './astro-output.ts';
import { wakeableEvent, type Island } from './island.ts';

/**
 * `client:reach` lets an island sleep until a visitor reaches for it. The script of the head listens for that and then calls
 * `wake` (wake-islands.ts). A page that is only read fetches no framework.
 */
const reach: ClientDirective = (load, _, island: Island) => {
  island.wake = async () => {
    const failure = new Promise<never>((_done, fail) => {
      const listen = (event: Event) => {
        // The script of the head logs the error.
        event.preventDefault();
        fail((event as CustomEvent<{ error: unknown }>).detail.error);
      };
      island.addEventListener(hydrationError, listen, { once: true });
    });
    const hydrate = await Promise.race([failure, load()]);
    // React must find the island as the server rendered it, without the notice of an earlier failure.
    island.querySelector('[role=alert]')?.remove();
    await Promise.race([failure, hydrate()]);
  };
  island.dispatchEvent(new Event(wakeableEvent));
};

export default reach;
