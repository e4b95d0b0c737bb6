import { valuesOf } from './html.ts';
import { addressOf, files, htmlFiles, origin, readBuilt } from './site.ts';

const pages = new Map(htmlFiles.map((file) => [addressOf(file), file]));

/** Whether an address in a built file exists, with its anchor, in the one form that a page has. */
export function leadsSomewhere(value: string, file: string): boolean {
  const base = new URL(addressOf(file), origin);
  if (!URL.canParse(value, base)) return false;
  const url = new URL(value, base);
  if (url.origin !== origin) return /^(https:|data:|mailto:\S+@|tel:\+?\d+$)/.test(url.href);

  const page = pages.get(url.pathname);
  const target = page ?? files.find((name) => name === url.pathname);
  // A page has one address: links have no ".html" and no slash at the end.
  if (!target || (!page && target.endsWith('.html'))) return false;
  return url.hash === '' || hasAnchor(target, decodeURIComponent(url.hash.slice(1)));
}

function hasAnchor(target: string, id: string): boolean {
  if (target.endsWith('.html')) return valuesOf(target, '[id]', 'id').includes(id);
  if (target.endsWith('.svg')) return readBuilt(target).toString().includes(`id="${id}"`);
  return false;
}
