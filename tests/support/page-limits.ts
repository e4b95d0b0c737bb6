/** A server sends this much before the first answer (RFC 6928), less its headers. The first screen has to fit. */
export const firstScreenLimit = 14_000;

/** The page with its styles, in brotli. */
export const htmlLimit = (path: string) => (path === '/' || isCard(path) ? 14_000 : 20_000);

/** The scripts that run before a visitor does anything, each file in brotli. */
export const scriptLimit = 5_000;

/**
 * All that a browser fetches by itself, compressed. A card fits the ten packets that a server sends before the first
 * answer (RFC 6928).
 */
export function loadLimit(path: string): number {
  if (path === '/') return 60_000;
  // It tells three case studies in full.
  if (path === '/work') return 54_000;
  return isCard(path) ? 14_600 : 51_000;
}

const isCard = (path: string) => /^\/cards\/\w{6}$/.test(path);
