import sharp from 'sharp';

/** A pixel looks black if none of its channels is above this value, of 255. */
const brightestBlack = 64;

/**
 * Finds colours in the logo of a client or an affiliation. The site turns black into its own colours. A red logo
 * would turn blue, and a white background would turn into a black square.
 */
export async function checkLogo(logo: Buffer): Promise<string[]> {
  const { data, info } = await sharp(logo)
    .resize({ width: 96, height: 96, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, i) =>
    data.subarray(4 * i, 4 * i + 4),
  );
  const seen = pixels.filter(([, , , alpha = 0]) => alpha > 127);
  const bright = seen.filter((pixel) => Math.max(...pixel.subarray(0, 3)) > brightestBlack);
  // A few pixels may be where shapes meet.
  if (bright.length === 0 || bright.length < seen.length / 100) return [];
  const colors = Map.groupBy(bright, (pixel) => `#${pixel.toString('hex', 0, 3)}`);
  const [[color] = ['']] = [...colors].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    `A logo is black on nothing, because the site gives it its colour. This one has ${color}. Make each shape of it black, and delete what is behind it, such as a white rectangle.`,
  ];
}
