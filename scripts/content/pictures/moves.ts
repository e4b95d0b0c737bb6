import { readBrands } from './brands.ts';
import { listChunks } from './png-chunks.ts';

/**
 * True if a photo has several frames, which browsers play. `pages` is the number of frames that sharp finds in a WebP or GIF. In a
 * PNG sharp reads only the first one (https://www.w3.org/TR/png-3/, 11.3.6), and it refuses an AVIF with several.
 */
export const moves = (picture: Buffer, pages = 1): boolean =>
  pages > 1 ||
  listChunks(picture).some(({ type, data }) => type === 'acTL' && data.readUInt32BE(0) > 1) ||
  // An image sequence (AVIF 1.2, section 5).
  readBrands(picture).includes('avis');
