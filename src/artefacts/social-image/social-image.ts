import sharp from 'sharp';
import { atDusk } from '#artefacts/typst/scenery.ts';
import { makeSvg } from '#artefacts/typst/typst.ts';
import type { SocialImage } from '#collections/social-images.ts';
import logo from '#ui/logo/logo.svg?raw';
import template from './social-image.typ?raw';

/** The logo and a few words at dusk over the ridges: a JPEG of 1200 × 630, the size that networks show without cutting. */
export async function makeSocialImage(image: SocialImage): Promise<Buffer> {
  const svg = await makeSvg(template, { ...image, logo, scenery: atDusk(image.view) });
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84 }).toBuffer();
}
