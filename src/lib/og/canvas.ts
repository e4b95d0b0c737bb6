/** The size that social networks show without cutting. */
export const canvas = { width: 1200, height: 630 };

/** Pixels in rows from the top left: three octets each, or one in a mask. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
