/** The brands in the first box of an AVIF or HEIC, which say what it holds (ISO 14496-12, 4.3). Empty if it is neither. */
export const readBrands = (picture: Buffer): string =>
  picture.toString('latin1', 4, 8) === 'ftyp'
    ? picture.toString('latin1', 8, picture.readUInt32BE(0))
    : '';
