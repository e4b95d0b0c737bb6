import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

export const listIds = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => parse(file).name)
    .toSorted();
