import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in a screenshot of an element. */
export const readCode = async (element: Locator) => readPicture(await element.screenshot());

export async function readPicture(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
