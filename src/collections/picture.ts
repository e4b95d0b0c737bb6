import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** A picture as an `<img>` takes it: plain data, so that it can be given to an island. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** Publishes a picture of content/ in this size, cut to it where the proportions differ. */
export async function getPicture(image: ImageMetadata, width: number, height?: number) {
  const { src, attributes } = await getImage({
    src: image,
    width,
    ...(height && { height, fit: 'cover' }),
  });
  const picture: Picture = {
    src,
    width: Number(attributes['width']),
    height: Number(attributes['height']),
  };
  return picture;
}
