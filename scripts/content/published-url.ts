import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Where the site is published. Undefined if the file has mistakes, which the check of the content reports. */
export function publishedUrl(): string | undefined {
  try {
    const { url } = parse(readFileSync('content/site.yaml', 'utf8'));
    return URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
