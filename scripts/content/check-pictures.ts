import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sax from 'sax';
import sharp from 'sharp';
import type { ContentFile, Problem } from './content-file.ts';

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
  if (!(ending.toLowerCase() in formats))
    return `${name} is there, but browsers cannot show ${ending.slice(1).toUpperCase()}. Save it as a JPEG, ending in .jpg.`;
  if (twin !== name || ending !== ending.toLowerCase())
    return `The picture is called ${twin}. Rename it in lower-case letters, and write the same name here.`;
  return undefined;
}

/** Checks every picture under content/: whether it can be read, its format fits its ending, and it is large enough. */
export async function checkPictures(): Promise<Problem[]> {
  const files = globSync('content/**/*').filter(isPicture).toSorted();
  const found = await Promise.all(
    files.map((file) => (/\.svg$/i.test(file) ? checkDrawing(file) : checkPhoto(file))),
  );
  return found.flat();
}

async function checkPhoto(file: string): Promise<Problem[]> {
  const tell = (message: string): Problem[] => [{ file, line: 1, message }];
  const ending = extname(file).toLowerCase();
  const picture = sharp(file, { failOn: 'warning' });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== formats[ending])
      return tell(
        `This file ends in ${ending} but contains ${format.toUpperCase()}. Save it again as ${ending.slice(1).toUpperCase()}, or correct its ending.`,
      );
    const side = smallest[basename(dirname(file))] ?? 0;
    if (Math.min(width, height) < side)
      return tell(
        `This picture is ${width} × ${height} pixels and would look blurred. Use one of at least ${side} × ${side}.`,
      );
    // Reads the whole file, to find one that was cut off.
    await picture.stats();
    return [];
  } catch {
    return tell('This picture cannot be read: it is broken or cut off. Save it again.');
  }
}

/** Finds the first fault of an SVG file. */
function checkDrawing(file: string): Problem[] {
  const parser = sax.parser(true);
  const faults: Problem[] = [];
  const tell = (message: string) => faults.push({ file, line: parser.line + 1, message });
  let isSvg = false;
  // sax's parser has no addEventListener.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  parser.onerror = (error) => {
    tell(`This drawing is not well-formed: ${error.message.split('\n')[0]}. Export it again.`);
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    // Without the namespace a browser shows nothing.
    isSvg ||= name === 'svg' && attributes['xmlns'] === 'http://www.w3.org/2000/svg';
    const runs = Object.entries(attributes).some(
      ([key, value]) =>
        /^on/i.test(key) || /^javascript:/i.test(String(value).replaceAll(/\s/g, '')),
    );
    if (/^(\w+:)?(script|foreignObject)$/.test(name) || runs)
      tell('This drawing contains a script or HTML. Export it as plain SVG.');
  };
  parser.write(readFileSync(file, 'utf8')).close();
  if (!isSvg)
    tell('This file contains no drawing that a browser can show. Export it as plain SVG.');
  return faults.slice(0, 1);
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
  return globSync('content/{team,case-studies,posts}/*')
    .filter((file) => isPicture(file) && !used.has(file))
    .map((file) => ({ file, line: 1, message, isWarning: true }));
}
