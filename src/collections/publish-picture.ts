import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { pictureFile } from './picture-file.ts';

interface Place {
  filePath?: string | undefined;
  field: string;
}

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
  { filePath = '', field }: Place,
  size: Size,
): Promise<PublishedPicture> {
  // Astro publishes the original photo as well if any of its other properties is read.
  if ((await pictureFile(filePath, field))?.endsWith('.svg')) return { src: picture.src };
  const { src, srcSet } = await getImage({ src: picture, fit: 'cover', ...size });
  return { src, ...(size.widths && { srcset: srcSet.attribute }) };
}
