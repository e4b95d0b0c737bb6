/** What a server may send before it is answered (RFC 6928), less its headers: the first screen has to be in it. */
export const firstScreenLimit = 14_000;

/** The page with its styles, in brotli. */
export const htmlLimit = (path: string) => (path === '/' || isCard(path) ? 14_000 : 20_000);

/** What of a page's script runs before a visitor reaches for something, each file in brotli. */
export const scriptLimit = 5_000;

/**
 * All that a visitor's browser fetches of its own accord, as it travels. A card fits the ten packets that a server may
 * send before it is answered (RFC 6928).
 */
export function loadLimit(path: string): number {
  if (path === '/') return 60_000;
  // It tells three case studies in full.
  if (path === '/work') return 54_000;
  return isCard(path) ? 14_600 : 51_000;
}

const isCard = (path: string) => /^\/cards\/\w{6}$/.test(path);
