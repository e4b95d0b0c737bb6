import readExif from 'exif-reader';
import type { Metadata } from 'sharp';
import { listElements } from './list-elements.ts';
import { listChunks, listTexts } from './png-chunks.ts';

/** The records of IPTC that name a location (IIM 4.2, chapter 6): sublocation, city, state, country and their codes. */
const iptcLocations = [26, 27, 90, 92, 95, 100, 101].map((record) =>
  Buffer.from([0x1c, 2, record]),
);

/** The properties of XMP that name a location, with any prefix (exif, photoshop, Iptc4xmpCore, Iptc4xmpExt). */
const xmpLocation =
  /^\S+:(GPS\w*(Latitude|Longitude|Area\w*)|City|State|ProvinceState|Country\w*|Location\w*|Sublocation)$/i;

/** True if the metadata of a photo says where it was taken. Cameras and programs write that in any of three formats. */
export function revealsLocation(photo: Buffer, { exif, iptc, xmp }: Metadata): boolean {
  const texts = [...listTexts(photo)];
  const textsOf = (keyword: RegExp) =>
    texts.filter((each) => keyword.test(each.keyword)).map(({ text }) => text);
  const profilesOf = (keyword: RegExp) => textsOf(keyword).map(fromHex);
  const exifs = [exif, ...listExif(photo), ...profilesOf(/^Raw profile type (exif|APP1)$/i)];
  const iptcs = [iptc, ...profilesOf(/^Raw profile type (iptc|8bim)$/i)];
  const xmps = [xmp, ...textsOf(/^XML:com.adobe.xmp$/), ...profilesOf(/^Raw profile type xmp$/i)];
  return (
    exifs.some((each) => each && hasGps(each)) ||
    iptcs.some((each) => each && iptcLocations.some((record) => each.includes(record))) ||
    xmps.some((each) => each && nameLocation(listElements(String(each)))) ||
    // ImageMagick copies each value into a text of its own.
    texts.some(({ keyword }) => /^exif:GPS.*(Latitude|Longitude)/i.test(keyword))
  );
}

/**
 * All EXIF of a photo. A JPEG can have another one behind it, with its own. In a PNG of ImageMagick it is behind the pixels,
 * where sharp does not look.
 */
function* listExif(photo: Buffer): Generator<Buffer> {
  for (let at = photo.indexOf(exifStart); at !== -1; at = photo.indexOf(exifStart, at + 1))
    yield photo.subarray(at);
  for (const { type, data } of listChunks(photo)) if (type === 'eXIf') yield data;
}

const exifStart = 'Exif\0\0';

/** Reads metadata that a program wrote into a text of a PNG: its name, its length, and its bytes in hexadecimal digits. */
const fromHex = (text: string) => Buffer.from(text.trim().split(/\s+/).slice(2).join(''), 'hex');

/** True if an element or an attribute of XMP holds a location. The metadata of a drawing is XMP too. */
export const nameLocation = (elements: Element[]): boolean =>
  elements.some(
    (each) =>
      isLocation(each.tagName, each.textContent) ||
      [...each.attributes].some(({ name, value }) => isLocation(name, value)),
  );

const isLocation = (name: string, value: string | null) =>
  xmpLocation.test(name) && Boolean(value?.trim());

function hasGps(exif: Buffer): boolean {
  try {
    return Object.keys(readExif(exif).GPSInfo ?? {}).some((key) =>
      /^GPS\w*(Latitude|Longitude|Area)/.test(key),
    );
  } catch {
    // Damaged metadata may still hold a location.
    return true;
  }
}
