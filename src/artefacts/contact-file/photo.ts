import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * The picture that a contact file carries: a square JPEG of at most 20 KB from an SVG, PNG or JPEG file. The content gate
 * has stopped the build for a broken picture. One that sharp cannot read all the same is logged and gives undefined: a
 * contact without a photo is better than none.
 */
export async function makePhoto(file: string): Promise<Uint8Array | undefined> {
  try {
    return await encodeSquare(await readFile(file));
  } catch (error) {
    console.warn(`No photo in the contact file, because ${file} cannot be read: ${String(error)}`);
    return undefined;
  }
}

async function encodeSquare(picture: Buffer, quality = 82): Promise<Uint8Array> {
  // Browsers overlook small faults too, such as the odd header of a Samsung's photo or a missing end.
  const photo = await sharp(picture, { failOn: 'none' })
    .autoOrient()
    .resize(320, 320)
    .flatten({ background: 'white' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return photo.length > 20_000 && quality > 8 ? encodeSquare(picture, quality - 8) : photo;
}
