import { HeadersHandler } from '@netlify/headers';
import { DOMParser } from 'linkedom';
import { openAddress } from './open-address.ts';

const cure =
  'Look at the last deploy in Netlify. "Publish deploy" on an earlier one brings the site back.';

/** Finds faults of the pages in the sitemap, and of their headers. */
export async function checkPages(site: URL): Promise<string[]> {
  const sitemaps = await listPaths(new URL('/sitemap-index.xml', site));
  const pages = (await Promise.all(sitemaps.map((path) => listPaths(new URL(path, site))))).flat();
  if (pages.length === 0) return [`The sitemap lists no page. ${cure}`];

  const faults: string[] = [];
  const wrongHeaders = new Map<string, string[]>();
  for (const path of pages) {
    const address = new URL(path, site);
    const response = await openAddress(address);
    const text = await response.text();
    if (response.status !== 200)
      faults.push(`${path} answers with status ${response.status}. ${cure}`);
    else if (!isWhole(path, text)) faults.push(`${path} is empty or cut off. ${cure}`);
    else
      for (const header of await listWrongHeaders(address, response.headers))
        wrongHeaders.set(header, [...(wrongHeaders.get(header) ?? []), path]);
  }
  for (const [header, paths] of wrongHeaders)
    faults.push(
      `The header ${header} is not that of netlify.toml on ${paths.join(', ')}. Look at the last deploy in Netlify, and for something between Netlify and the visitor that changes headers.`,
    );
  return faults;
}

/** The sitemap also lists PDFs. */
const isWhole = (path: string, text: string) =>
  path.endsWith('.pdf')
    ? text.startsWith('%PDF') && text.trimEnd().endsWith('%%EOF')
    : new DOMParser().parseFromString(text, 'text/html').querySelector('main h1') !== null &&
      text.trimEnd().endsWith('</html>');

/** Lists the paths in a sitemap. Its addresses have the domain of the site, even if it is opened at another one. */
async function listPaths(sitemap: URL): Promise<string[]> {
  const response = await openAddress(sitemap);
  if (response.status !== 200) return [];
  const list = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return [...list.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent).pathname);
}

const rules = new HeadersHandler({
  configPath: 'netlify.toml',
  projectDir: process.cwd(),
  logger: console,
});

/** Lists the headers of a page that are missing or differ from netlify.toml. */
async function listWrongHeaders(address: URL, found: Headers): Promise<string[]> {
  const wanted = await rules.apply(new Request(address));
  return Object.keys(wanted).filter((name) => found.get(name) !== wanted[name]);
}
