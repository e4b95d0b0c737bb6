/** An island, as Astro writes it into a page. */
export interface Island extends HTMLElement {
  /** Fetches the code and hands the HTML over to React. Fails if either fails, and may then be called again. */
  wake?: () => Promise<void>;
}

/** An island sends this event as soon as it has its `wake`. */
export const wakeableEvent = 'island:wakeable';

/** An element in an island sends this event to wake it, without waiting for a visitor. */
export const wantedEvent = 'island:wanted';

/** An island sends this event, which bubbles, if it cannot wake or breaks while React renders it. */
export const brokenEvent = 'island:broken';
