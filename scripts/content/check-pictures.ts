import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';

// Otherwise sharp takes a picture that was saved again under its name for the old one.
sharp.cache(false);

/** What sharp calls a format, if not by its ending. */
const formats: Record<string, string> = { jpg: 'jpeg', avif: 'heif' };

/** The minimum length of a photo's shorter side, by folder. */
const smallest: Record<string, number> = { team: 480, posts: 600 };

export const isPicture = (path: string) => /\.(svg|png|jpe?g|webp|avif)$/i.test(path);

/** A field that names a picture, from the folder of its file. */
export const pictureFrom = (folder: string) =>
  z.string().superRefine((path, context) => {
    const message = checkPath(join(folder, path));
    if (message) context.addIssue({ code: 'custom', message });
  });

function checkPath(path: string): string | undefined {
  const files = globSync(join(dirname(path), '*')).filter(isPicture);
  const twin = files.find((each) => each.toLowerCase() === path.toLowerCase());
  if (twin === path) return undefined;
  return twin
    ? `The picture is called ${basename(twin)}. Write the same name here.`
    : `There is no picture ${basename(path)} beside this file. Add it, or correct the path.`;
}

/** Checks every picture under content/: whether it can be read, its format fits its ending, and it is large enough. */
export async function checkPictures(): Promise<string[]> {
  const files = globSync('content/**/*').filter(isPicture);
  // One by one, because sharp mixes up the errors of pictures that it reads at the same time.
  return (await Array.fromAsync(files, checkPicture)).flat();
}

async function checkPicture(file: string): Promise<string[]> {
  const tell = (message: string, line = '1') => [`${file}:${line} ${message}`];
  // A page writes others as %20 and the like, so the build would miss the picture.
  if (!/^[\w.-]+$/.test(basename(file)))
    return tell(
      'Rename this picture with letters from a to z, digits, hyphens and underscores only.',
    );
  const ending = extname(file).slice(1).toLowerCase();
  const folder = basename(dirname(file));
  const isDrawing = ending === 'svg';
  const picture = sharp(file, { failOn: 'warning' });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== (formats[ending] ?? ending))
      return tell(
        `This file ends in .${ending} but contains ${format.toUpperCase()}. Save it again as ${ending.toUpperCase()}, or correct its ending.`,
      );
    if (isDrawing) {
      const text = readFileSync(file);
      // Fails where Astro would not find a size.
      await imageMetadata(text, file);
      // Browsers need both, although sharp does not.
      if (!text.includes('2000/svg') || !text.includes('viewBox=')) return tell(noDrawing);
      // A poster that tilts is part of the page, whose policy forbids them.
      const { document } = parseHTML(String(text));
      return folder === 'case-studies' && document.querySelector('style, [style]')
        ? tell('A poster cannot have CSS. Export it with attributes, such as fill="#fff".')
        : [];
    }
    if (folder === 'case-studies') return tell('A poster must be a drawing. Export it as SVG.');
    const side = smallest[folder] ?? 0;
    if (Math.min(width, height) < side)
      return tell(
        `This picture is ${width} × ${height} pixels and would look blurred. Use one of at least ${side} × ${side}.`,
      );
    // Reads the whole file, to find one that was cut off. `stats` misses it now and then if others are read meanwhile.
    await picture.resize(1).raw().toBuffer();
    return [];
  } catch (error) {
    const [, line] = /(?: on line |\):)(\d+)/.exec(String(error)) ?? [];
    return isDrawing
      ? tell(noDrawing, line)
      : tell('This picture cannot be read: it is broken or cut off. Save it again.');
  }
}

const noDrawing =
  'A browser cannot show this drawing: it is broken, or has no namespace or viewBox. Export it again as plain SVG.';
