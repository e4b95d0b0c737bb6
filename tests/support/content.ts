import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

/** The ids of the entries that an editor wrote in a folder of `content/`. */
export const listIds = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => parse(file).name)
    .toSorted();
