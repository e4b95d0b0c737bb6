import readExif from 'exif-reader';
import type { Metadata } from 'sharp';
import { listElements } from './list-elements.ts';

/** The records of IPTC that name a location (IIM 4.2, chapter 6): sublocation, city, state, country and their codes. */
const iptcLocations = [26, 27, 90, 92, 95, 100, 101].map((record) =>
  Buffer.from([0x1c, 2, record]),
);

/** The properties of XMP that name a location, without their prefixes (exif, photoshop, Iptc4xmpCore, Iptc4xmpExt). */
const xmpLocation =
  /^(GPS\w*(Latitude|Longitude|Area\w*)|City|State|ProvinceState|Country\w*|Location\w*|Sublocation)$/i;

/** True if the metadata of a photo says where it was taken. Cameras and programs write that in any of three formats. */
export const revealsLocation = ({ exif, iptc, xmp }: Metadata): boolean =>
  Boolean(
    (exif && hasGps(exif)) ||
    (iptc && iptcLocations.some((record) => iptc.includes(record))) ||
    (xmp && nameLocation(listElements(String(xmp)))),
  );

/** True if an element or an attribute of XMP holds a location. The metadata of a drawing is XMP too. */
export const nameLocation = (elements: Element[]): boolean =>
  elements.some(
    (each) =>
      isLocation(each.tagName, each.textContent) ||
      [...each.attributes].some(({ name, value }) => isLocation(name, value)),
  );

const isLocation = (name: string, value: string | null) =>
  xmpLocation.test(name.replace(/^.*:/, '')) && Boolean(value?.trim());

function hasGps(exif: Buffer): boolean {
  try {
    return Object.keys(readExif(exif).GPSInfo ?? {}).some((key) => xmpLocation.test(key));
  } catch {
    // Damaged metadata may still hold a location.
    return true;
  }
}
