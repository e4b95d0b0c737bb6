import { readFileSync } from 'node:fs';
import { readContentFile } from './content-file.ts';

const path = 'content/site.yaml';

/** Where the site is published. Undefined if the file has mistakes, which the check of the content reports. */
export function publishedUrl(): string | undefined {
  try {
    const url = String(readContentFile(path, readFileSync(path, 'utf8')).valueAt(['url']));
    return URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
