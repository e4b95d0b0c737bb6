import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

interface Size {
  width: number;
  height: number;
  /** If phones and desktops need different widths. */
  widths?: number[];
}

export interface PublishedPicture {
  src: string;
  srcset?: string;
}

/** Publishes a picture of an entry: a drawing as it is; a photo upright, no larger than needed, and without the place where it was taken. */
export async function publishPicture(
  picture: ImageMetadata,
  size: Size,
): Promise<PublishedPicture> {
  // Because its format is read, Astro publishes the original as well; scripts/build/finish-files.ts deletes it.
  if (picture.format === 'svg') return { src: picture.src };
  const { src, srcSet } = await getImage({ src: picture, fit: 'cover', ...size });
  return { src, ...(size.widths && { srcset: srcSet.attribute }) };
}
