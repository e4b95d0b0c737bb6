import sharp from 'sharp';
import type { Scenery } from '#artefacts/typst/scenery.ts';
import { makeSvg } from '#artefacts/typst/typst.ts';
import template from './social-image.typ?raw';

interface Words {
  brand: string;
  heading: string;
  line: string;
}

/** A JPEG of 1200 × 630, the size that social networks show without cutting. */
export async function drawSocialImage(
  { brand, heading, line }: Words,
  drawing: { scenery: Scenery; logo: string },
): Promise<Buffer> {
  const svg = await makeSvg(template, { brand, heading, line, ...drawing });
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84 }).toBuffer();
}
