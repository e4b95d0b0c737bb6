/** An island, as Astro writes it into a page. */
export interface Island extends HTMLElement {
  /** Fetches the code and hands the HTML over to React. Fails if either fails, and may then be called again. */
  wake?: () => Promise<void>;
}

/** An island sends this event when it has its `wake`. */
export const wakeable = 'island:wakeable';

/** An element inside an island sends this event to wake the island before a visitor reaches for it. */
export const wanted = 'island:wanted';

/** An island sends this event, which bubbles, if it cannot wake or breaks while React renders it. */
export const broken = 'island:broken';
