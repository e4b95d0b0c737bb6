import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { listFiles } from '../list-files.ts';
import { readBrands } from './brands.ts';

/** What a file is according to its first bytes. Its name may say something else. */
export interface Kind {
  /** The name that people use. */
  name: string;
  /** The right endings, if it is a picture that browsers show. The first one is the usual one. */
  endings?: string[];
  isPicture: boolean;
}

/** The pictures that every supported browser can show and Astro can resize, by their types in `file-type`. */
const shown: Record<string, Kind> = {
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg'], isPicture: true },
  'image/png': { name: 'PNG', endings: ['png'], isPicture: true },
  'image/apng': { name: 'PNG', endings: ['png'], isPicture: true },
  'image/webp': { name: 'WebP', endings: ['webp'], isPicture: true },
  'image/avif': { name: 'AVIF', endings: ['avif'], isPicture: true },
};
const drawing: Kind = { name: 'SVG', endings: ['svg'], isPicture: true };

/** The kinds of all files under content/ except texts, by their paths. Undefined if the kind is unknown. */
export async function readKinds(): Promise<Map<string, Kind | undefined>> {
  const files = listFiles('content/**/*').filter(
    (path) => !/\.(yaml|md)$/.test(path) && statSync(path).isFile(),
  );
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readKind(file)] as const)),
  );
}

async function readKind(file: string): Promise<Kind | undefined> {
  // The whole file, because a TIFF says only at its end what it is.
  const bytes = readFileSync(file);
  // Some programs name the container of an AVIF first, which is that of a HEIC.
  if (/avi[fs]/.test(readBrands(bytes))) return shown['image/avif'];
  const type = await fileTypeFromBuffer(bytes);
  if (type && shown[type.mime]) return shown[type.mime];
  // A drawing is text, and may begin with a long comment.
  const start = bytes.toString('utf8', 0, 64 * 1024);
  const isText = !type || type.mime === 'application/xml';
  if (/<svg[\s>:]|<\w+:svg\s/.test(start) || (isText && /\.svg$/i.test(file))) return drawing;
  if (type) return { name: type.ext.toUpperCase(), isPicture: type.mime.startsWith('image/') };
  const [, ending] = /\.(heic|heif|jxl|tiff?|bmp|psd|raw|dng|cr2|nef)$/i.exec(file) ?? [];
  return ending ? { name: ending.toUpperCase(), isPicture: true } : undefined;
}

/** The ending of a path in lower case, without the dot. */
const endingOf = (path: string) => extname(path).slice(1).toLowerCase();

/** True if the name is that of a picture that browsers show. */
export const isPicture = (path: string) => /\.(svg|png|jpe?g|webp|avif)$/i.test(path);

/** What to do about a file that browsers cannot show, or whose name says another kind. Undefined if it is fine. */
export function describeKind(path: string, kind: Kind | undefined): string | undefined {
  if (!kind) return undefined;
  const ending = endingOf(path);
  const { name, endings } = kind;
  if (endings?.includes(ending)) return undefined;
  const seeming = isPicture(path) ? `ends in .${ending} but contains` : 'is a';
  if (endings) {
    const right = `${basename(path, extname(path))}.${endings[0]}`;
    return `This file ${seeming} ${name}. Rename it to ${right}, here and where it is named.`;
  }
  if (name === 'GIF')
    return `This file ${seeming} GIF. Save a picture as a PNG. What moves by itself cannot be shown, because visitors could not stop it.`;
  if (kind.isPicture)
    return `This file ${seeming} ${name}. Browsers cannot show this kind of picture. Export it as a JPEG, ending in .jpg: on a Mac: Preview > File > Export; on Windows: Photos or Paint > Save as; on an iPhone: Settings > Camera > Formats > Most Compatible, before you take it.`;
  return `This file ${seeming} ${name}, which is not a picture. Put a picture here (JPEG, PNG, WebP, AVIF or SVG), or delete it.`;
}
