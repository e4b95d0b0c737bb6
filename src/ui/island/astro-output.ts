// All that the project knows about Astro's undocumented HTML, for the build and for the browser. A test builds a page
// with Astro and fails if any of it has changed: tests/unit/scripts/build/finish-pages.test.ts.

/** The element around every island. */
export const islandElement = 'astro-island';

/** An island that cannot wake says so with this event. */
export const hydrationError = 'astro:hydration-error';

/** Whether an inline script is the one that defines the element. */
export const definesIslands = (script: string) =>
  script.includes('customElements.define("astro-island"');

/** The definition needs this object, which a directive's script creates as well. */
export const beforeDefinition = 'self.Astro||={};';

/** The policy, with the hashes of the whole site. */
export const policyElement = 'meta[http-equiv="content-security-policy"]';
