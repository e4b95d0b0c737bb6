import { readFileSync } from 'node:fs';
import { readContentFile } from './content-file.ts';

const path = 'content/site.yaml';

/** Where the site is published. Undefined while the file has mistakes, of which the check of the content then tells. */
export function publishedUrl(): string | undefined {
  try {
    const { data } = readContentFile(path, readFileSync(path, 'utf8'));
    const url = data && typeof data === 'object' && 'url' in data ? String(data.url) : '';
    return URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
