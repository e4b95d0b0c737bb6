import { basename, dirname, extname, join } from 'node:path';
import { z } from 'astro/zod';
import { describeKind, isPicture, type Kind } from './kinds.ts';

type Kinds = Map<string, Kind | undefined>;

/** Makes the field for a picture. Its path is relative to the folder of the file. `kinds` lists the existing files. */
export const pictureFrom = (kinds: Kinds) => (folder: string) =>
  z.string().superRefine((path, context) => {
    const message = checkPath(folder, path, kinds);
    if (message) context.addIssue({ code: 'custom', message });
  });

function checkPath(folder: string, written: string, kinds: Kinds): string | undefined {
  if (written.includes('\\'))
    return `Write slashes instead of backslashes, such as ./${written.split('\\').at(-1)}.`;
  const path = join(folder, written).replaceAll('\\', '/');
  if (kinds.has(path))
    return isPicture(path)
      ? undefined
      : (describeKind(path, kinds.get(path)) ?? describeMissing(folder, path));
  // The pictures of a list, such as clients.yaml, are in a folder of its name.
  const elsewhere = [...kinds.keys()].find(
    (each) => each.startsWith(`${folder}/`) && basename(each) === basename(path),
  );
  if (elsewhere) return `There is no such picture. Write ./${elsewhere.slice(folder.length + 1)}.`;
  const files = [...kinds.keys()].filter((each) => dirname(each) === dirname(path));
  const twin = files.find((each) => plain(each) === plain(path));
  if (twin) return `The picture is called ${basename(twin)}. Write the same name here.`;
  const alike = files.filter((each) => stem(each) === stem(path)).map((each) => basename(each));
  return alike.length > 0
    ? `${describeMissing(folder, path)} There is ${alike.join(', ')}.`
    : describeMissing(folder, path);
}

const describeMissing = (folder: string, path: string) =>
  `There is no picture ${basename(path)} ${dirname(path) === folder ? 'beside this file' : `in ${dirname(path)}/`}. Add it, or correct the path.`;

/** Ignores capitals, and the separate accents in file names from a Mac. */
const plain = (path: string) => path.normalize('NFC').toLowerCase();
const stem = (path: string) => plain(basename(path, extname(path)));
