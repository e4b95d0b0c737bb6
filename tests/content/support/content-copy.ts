import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edit as editFile } from '../../support/project-copy.ts';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'content-'));

/** Makes a fresh copy of content/, which the gate reads instead of the real one. */
export function copyContent() {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  cpSync(join(project, 'content'), join(folder, 'content'), { recursive: true });
  process.chdir(folder);
}

export function removeCopy() {
  process.chdir(project);
  rmSync(folder, { recursive: true });
}

export const edit = (file: string, change: (text: string) => string) =>
  editFile(`content/${file}`, change);

export const textOf = (file: string) => readFileSync(join(project, 'content', file), 'utf8');

/** The value of a key in a real file. */
export const valueOf = (file: string, key: string) =>
  new RegExp(`^ *${key}: (.*)$`, 'm').exec(textOf(file))?.[1] ?? '';

/** Lists the files of a folder whose text matches, so that no test depends on a real person or client. */
export const list = (dir: string, ending: string, holds = /^/): string[] =>
  readdirSync(join(project, 'content', dir))
    .map((file) => `${dir}/${file}`)
    .filter((file) => file.endsWith(ending) && holds.test(textOf(file)));
