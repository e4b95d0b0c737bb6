import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';

// Otherwise sharp takes a picture that was saved again under its name for the old one.
sharp.cache(false);

/** The endings of pictures that a page can show, and sharp's name for each format. */
const formats: Record<string, string> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
};

/** The minimum length of a photo's shorter side, by folder. */
const smallest: Record<string, number> = { team: 480, posts: 600 };

export const isPicture = (path: string) => extname(path).toLowerCase() in formats;

/** A field that names a picture, from the folder of its file. */
export const pictureFrom = (folder: string) =>
  z.string().superRefine((path, context) => {
    const message = checkPath(join(folder, path));
    if (message) context.addIssue({ code: 'custom', message });
  });

function checkPath(path: string): string | undefined {
  const names = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  const name = basename(path);
  const twin = names.find((each) => each.toLowerCase() === name.toLowerCase());
  if (!twin || !extname(name))
    return `There is no picture ${name} beside this file. Add it, or correct the path.`;
  return twin === name ? undefined : `The picture is called ${twin}. Write the same name here.`;
}

/** Checks every picture under content/: whether it can be read, its format fits its ending, and it is large enough. */
export async function checkPictures(): Promise<string[]> {
  const problems = globSync('content/**/*')
    .filter(isPicture)
    .map(async (file) => {
      const message = await checkPicture(file);
      return message ? [`${file}:1 ${message}`] : [];
    });
  return (await Promise.all(problems)).flat();
}

async function checkPicture(file: string): Promise<string | undefined> {
  const ending = extname(file).toLowerCase();
  const isDrawing = ending === '.svg';
  const picture = sharp(file, { failOn: 'warning' });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== formats[ending])
      return `This file ends in ${ending} but contains ${format.toUpperCase()}. Save it again as ${ending.slice(1).toUpperCase()}, or correct its ending.`;
    // Browsers need the namespace, although sharp does not.
    if (isDrawing) return readFileSync(file, 'utf8').includes('2000/svg') ? undefined : noDrawing;
    const side = smallest[basename(dirname(file))] ?? 0;
    if (Math.min(width, height) < side)
      return `This picture is ${width} × ${height} pixels and would look blurred. Use one of at least ${side} × ${side}.`;
    // Reads the whole file, to find one that was cut off. `stats` misses it now and then if others are read meanwhile.
    await picture.resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return isDrawing
      ? noDrawing
      : 'This picture cannot be read: it is broken or cut off. Save it again.';
  }
}

const noDrawing =
  'This file contains no drawing that a browser can show. Export it again as plain SVG, with a viewBox.';
