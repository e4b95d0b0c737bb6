import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { checkDrawing, noDrawing } from './check-drawing.ts';
import { checkLogo } from './check-logo.ts';
import { describeKind, isPicture, type Kind } from './kinds.ts';
import { moves } from './moves.ts';

// Without this, sharp would not notice that a picture was saved again under the same name.
sharp.cache(false);

/** The minimum length of a photo's shorter side, by folder. */
const smallest: Record<string, number> = { team: 480, posts: 600 };

/** The folders of logos. */
const logos = ['clients', 'affiliations'];

/** Checks every file that is named like a picture: whether it is one, can be shown, does not move and is large enough. */
export async function checkPictures(kinds: Map<string, Kind | undefined>): Promise<string[]> {
  const pictures = [...kinds].filter(([file]) => isPicture(file));
  // One by one, because sharp confuses the errors of pictures that it reads at the same time.
  return (await Array.fromAsync(pictures, checkPicture)).flat();
}

async function checkPicture([file, kind]: [string, Kind | undefined]): Promise<string[]> {
  const locate = (message: string, line = '1') => [`${file}:${line} ${message}`];
  // A page writes other characters as %20 and the like, so the build would not find the picture.
  if (!/^[\w.-]+$/.test(basename(file)))
    return locate(
      'Rename this picture with letters from a to z, digits, hyphens and underscores only.',
    );
  const misnamed = describeKind(file, kind);
  if (misnamed) return locate(misnamed);
  const bytes = readFileSync(file);
  if (!/\.svg$/i.test(file))
    return (await checkPhoto(file, bytes)).flatMap((found) => locate(found));
  // Nothing that reads XML takes a text that is longer, and visitors would wait for it.
  if (bytes.length > 10_000_000)
    return locate(
      'This drawing is larger than 10 MB, probably because of a photo in it. Use the photo by itself as a JPEG, or embed a smaller one.',
    );
  try {
    // Throws if the XML is not well formed. The error names the line.
    await sharp(bytes).metadata();
    const found = await checkDrawing(bytes, file);
    if (isLogo(file)) found.push(...(await checkLogo(bytes)));
    return found.flatMap((each) => locate(each));
  } catch (error) {
    const [, line] = /(?: on line |\):)(\d+)/.exec(String(error)) ?? [];
    return locate(noDrawing, line);
  }
}

async function checkPhoto(file: string, bytes: Buffer): Promise<string[]> {
  const folder = basename(dirname(file));
  if (folder === 'case-studies')
    return ['The cover of a case study must be a drawing. Export it as SVG.'];
  const unreadable = 'This picture cannot be read: it is broken or cut off. Save it again.';
  const moving =
    'This picture moves by itself, and the Motion switch could not stop it. Save one frame of it as a JPEG or PNG.';
  if (moves(bytes)) return [moving];
  try {
    const { width, height, pages } = await sharp(bytes, { failOn: 'error' }).metadata();
    if (moves(bytes, pages)) return [moving];
    const side = smallest[folder] ?? 0;
    if (Math.min(width, height) < side)
      return [
        `This picture is ${width} × ${height} pixels and would look blurred. Use one of at least ${side} × ${side}.`,
      ];
    if (!(await isWhole(bytes))) return [unreadable];
    return isLogo(file) ? await checkLogo(bytes) : [];
  } catch {
    return [unreadable];
  }
}

const isLogo = (file: string) => logos.includes(basename(dirname(file)));

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/**
 * True if all of a photo can be read. Overlooks what browsers overlook: odd values, damaged metadata, spare bytes. Some
 * cameras leave out the last two bytes: if a photo is complete with them, nothing else is missing.
 */
async function isWhole(bytes: Buffer): Promise<boolean> {
  // Decodes the whole file, to find one that was cut off. `stats` sometimes misses that while other files are read.
  const read = (photo: Buffer, failOn: 'error' | 'warning') =>
    sharp(photo, { failOn })
      .resize(1)
      .raw()
      .toBuffer()
      .then(() => true)
      .catch(() => false);
  return (await read(bytes, 'error')) || (await read(Buffer.concat([bytes, endOfJpeg]), 'warning'));
}
