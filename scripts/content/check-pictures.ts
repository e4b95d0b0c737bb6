import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { DOMParser } from 'linkedom';
import sharp from 'sharp';
import { messageOf } from '../errors.ts';
import type { ContentFile, Problem } from './content-file.ts';

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

/** What is wrong with a picture that a field names, or undefined. */
export function checkPicturePath(path: string): string | undefined {
  const names = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  const name = basename(path);
  const ending = extname(name);
  const twin = names.find((each) => each.toLowerCase() === name.toLowerCase());
  if (!twin || ending === '')
    return `There is no picture ${name} beside this file. Add it, or correct the path.`;
  if (twin !== name || ending !== ending.toLowerCase())
    return `The picture is called ${twin}. Rename it in lower-case letters, and write the same name here.`;
  return undefined;
}

/** Checks every picture under content/: whether it can be read, its format fits its ending, and it is large enough. */
export async function checkPictures(): Promise<Problem[]> {
  const files = globSync('content/**/*').filter(isPicture).toSorted();
  return (await Promise.all(files.map(checkPicture))).flat();
}

async function checkPicture(file: string): Promise<Problem[]> {
  const tell = (message: string, line = 1): Problem[] => [{ file, line, message }];
  const ending = extname(file).toLowerCase();
  const isDrawing = ending === '.svg';
  if (isDrawing && !hasNamespace(readFileSync(file, 'utf8')))
    return tell('This file contains no drawing that a browser can show. Export it as plain SVG.');
  const picture = sharp(file, { failOn: 'warning' });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== formats[ending])
      return tell(
        `This file ends in ${ending} but contains ${format.toUpperCase()}. Save it again as ${ending.slice(1).toUpperCase()}, or correct its ending.`,
      );
    if (isDrawing) return [];
    const side = smallest[basename(dirname(file))] ?? 0;
    if (Math.min(width, height) < side)
      return tell(
        `This picture is ${width} × ${height} pixels and would look blurred. Use one of at least ${side} × ${side}.`,
      );
    // Reads the whole file, to find one that was cut off.
    await picture.stats();
    return [];
  } catch (error) {
    if (!isDrawing)
      return tell('This picture cannot be read: it is broken or cut off. Save it again.');
    const message = messageOf(error);
    const [, line, reason = message] = / on line (\d+) .*?: (.*)/.exec(message) ?? [];
    const told = `This drawing is not well-formed: ${reason}. Export it again, with a viewBox.`;
    return tell(told, Number(line ?? 1));
  }
}

/** Without it a browser shows no drawing. */
function hasNamespace(svg: string): boolean {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return root?.localName === 'svg' && root.getAttribute('xmlns') === 'http://www.w3.org/2000/svg';
}

/** Finds pictures that no entry names. */
export function findUnused(files: ContentFile[]): Problem[] {
  const used = new Set(
    files.flatMap(({ path, values }) =>
      values.map(({ value }) => join(dirname(path), String(value))),
    ),
  );
  const message =
    'Nothing uses this picture. Name it in the file that should show it, or delete it.';
  return globSync('content/{team,case-studies,posts,clients,affiliations}/*')
    .filter((file) => isPicture(file) && !used.has(file))
    .map((file) => ({ file, line: 1, message, isWarning: true }));
}
