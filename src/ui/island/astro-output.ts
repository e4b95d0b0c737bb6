// All that the project knows about Astro's undocumented HTML, for the build and for the browser. A test builds a page with
// Astro and fails if any of this has changed: tests/unit/scripts/build/finish-pages.test.ts.

/** The element around every island. */
export const islandElement = 'astro-island';

/** An island has this attribute until React runs it. */
export const asleepIsland = `${islandElement}[ssr]`;

/** The value of an island's client directive, such as "use" for `client:reach="use"`. */
export const readDirective = (island: Element): unknown =>
  JSON.parse(island.getAttribute('opts') ?? '{}').value;

/** The attributes that hold the addresses of an island's component and of React's client. */
export const codeAttributes = ['component-url', 'renderer-url'] as const;

/** An island sends this event if its code cannot be fetched or run. The error is in its `detail`. */
export const hydrationError = 'astro:hydration-error';

/** Whether an inline script is the islands' runtime, which defines their element. */
export const isRuntime = (script: string) =>
  script.includes('customElements.define("astro-island"');

/** Whether an inline script is our client directive (reach.ts). The runtime needs it, so Astro writes it first. */
export const isDirective = (script: string) => script.includes('new Event("astro:reach")');
