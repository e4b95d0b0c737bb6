/**
 * True if a photo has several frames, which browsers play. `pages` is the number of frames that sharp finds in a WebP or GIF. In a
 * PNG sharp reads only the first one (https://www.w3.org/TR/png-3/, 11.3.6), and it refuses an AVIF with several.
 */
export const moves = (picture: Buffer, pages = 1): boolean =>
  pages > 1 || isMovingPng(picture) || isMovingAvif(picture);

function isMovingPng(picture: Buffer): boolean {
  if (picture.toString('latin1', 1, 4) !== 'PNG') return false;
  // Each chunk has a length, a type of four letters, its data and a checksum.
  let at = 8;
  while (at + 12 <= picture.length) {
    const type = picture.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') return false;
    if (type === 'acTL') return picture.readUInt32BE(at + 8) > 1;
    at += 12 + picture.readUInt32BE(at);
  }
  return false;
}

/** The brands in the first box say what the file holds (AVIF 1.2, section 5): "avis" is an image sequence. */
function isMovingAvif(picture: Buffer): boolean {
  if (picture.toString('latin1', 4, 8) !== 'ftyp') return false;
  return picture.toString('latin1', 8, picture.readUInt32BE(0)).includes('avis');
}
