import sharp from 'sharp';
import { atDusk, atHour } from '#artefacts/typst/scenery.ts';
import { missingLetters } from '#artefacts/typst/fonts.ts';
import { makeSvg } from '#artefacts/typst/typst.ts';
import type { SocialImage } from '#collections/social-images.ts';
import { type ViewName, views } from '#ui/ridges/views.ts';
import logo from '#ui/logo/logo.svg?raw';
import template from './social-image.typ?raw';

/** The logo and a few words at dusk over the ridges: a JPEG of 1200 × 630, the size that networks show without cutting. */
export async function makeSocialImage(image: SocialImage): Promise<Buffer> {
  await checkLetters(image);
  const svg = await makeSvg(template, {
    ...image,
    logo,
    scenery: image.card ? atHour(image.card) : atDusk(viewOf(image)),
  });
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84 }).toBuffer();
}

/** Legal pages have no landscape of their own. */
const viewOf = ({ page }: SocialImage): ViewName => (isView(page) ? page : 'card');

const isView = (name: string): name is ViewName => name in views;

/** A picture is the same on every machine: no letter may be left out, or come from a font of the machine that builds. */
async function checkLetters({ source, brand, heading, line }: SocialImage) {
  const missing = await Promise.all([
    missingLetters(brand + heading, 'display'),
    missingLetters(line, 'text'),
  ]);
  const letters = [...new Set(missing.flat())].join(' ');
  if (letters)
    throw new Error(
      `${source}: no font of the site has these letters, so the picture of a shared link cannot show them: ${letters}. Add a font package for their script: README.md says how, under “A name in another script”.`,
    );
}
