import type { CollectionEntry } from 'astro:content';
import type { VideoObject } from 'schema-dts';
import { organizationId, pageAddress } from './addresses.ts';

type Video = CollectionEntry<'teamPage'>['data']['video'];

/** A film whose page, clip and still share one path and differ in their ending. */
export const videoNode = (origin: string, path: string, video: Video): VideoObject => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.text,
  uploadDate: video.published.toISOString(),
  duration: `PT${video.seconds}S`,
  embedUrl: pageAddress(origin, path),
  contentUrl: pageAddress(origin, `${path}.mp4`),
  thumbnailUrl: pageAddress(origin, `${path}.jpg`),
  publisher: { '@id': organizationId(origin) },
});
