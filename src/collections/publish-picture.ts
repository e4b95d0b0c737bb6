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
  /** Where one width does not serve phones and desks alike. */
  widths?: number[];
}

export interface PublishedPicture {
  src: string;
  srcset?: string;
}

/** A picture of an entry as visitors get it: a drawing as it is, a photo as small as it is shown, upright, and without what the camera noted of the place. */
export async function publishPicture(
  picture: ImageMetadata,
  { filePath = '', field }: Place,
  size: Size,
): Promise<PublishedPicture> {
  // Astro would publish the photo as it is as well, once it is asked for anything but the smaller ones.
  if ((await pictureFile(filePath, field))?.endsWith('.svg')) return { src: picture.src };
  const { src, srcSet } = await getImage({ src: picture, fit: 'cover', ...size });
  return { src, ...(size.widths && { srcset: srcSet.attribute }) };
}
