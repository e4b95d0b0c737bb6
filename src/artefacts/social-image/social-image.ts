import { atDusk } from '#artefacts/typst/scenery.ts';
import type { SocialImage } from '#collections/social-images.ts';
import logo from '#ui/logo/logo.svg?raw';
import { drawSocialImage } from './make-image.ts';

/** The logo and a few words at dusk over the ridges. */
export const makeSocialImage = (image: SocialImage) =>
  drawSocialImage(image, { scenery: atDusk(image.view), logo });
