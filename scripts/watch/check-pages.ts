import { HeadersHandler } from '@netlify/headers';
import { DOMParser } from 'linkedom';
import { openAddress } from './open-address.ts';

/** What to do about a page that does not work. */
const cure =
  'Look at the last deploy in Netlify. "Publish deploy" on an earlier one brings the site back.';

/** Opens every page of the sitemap, and says which do not work or have other headers than netlify.toml sets. */
export async function checkPages(site: URL): Promise<string[]> {
  const sitemaps = await listPaths(new URL('/sitemap-index.xml', site));
  const pages = (await Promise.all(sitemaps.map((path) => listPaths(new URL(path, site))))).flat();
  if (pages.length === 0) return [`The sitemap lists no page. ${cure}`];

  const faults: string[] = [];
  /** The paths of the pages on which a header is wrong, by its name. */
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

/** Whether a page, or one of the PDFs in the sitemap, has arrived from its beginning to its end. */
const isWhole = (path: string, text: string) =>
  path.endsWith('.pdf')
    ? text.startsWith('%PDF') && text.trimEnd().endsWith('%%EOF')
    : new DOMParser().parseFromString(text, 'text/html').querySelector('main h1') !== null &&
      text.trimEnd().endsWith('</html>');

/**
 * Lists the paths in a sitemap. Only the paths, because its addresses always have the site's own domain, and a deploy preview
 * is at another one.
 */
async function listPaths(sitemap: URL): Promise<string[]> {
  const response = await openAddress(sitemap);
  if (response.status !== 200) return [];
  const list = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return [...list.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent).pathname);
}

/** Works out the headers that Netlify sets, from netlify.toml. */
const rules = new HeadersHandler({
  configPath: 'netlify.toml',
  projectDir: process.cwd(),
  logger: console,
});

/** Lists the headers of an answer that are missing or differ from netlify.toml. */
async function listWrongHeaders(address: URL, received: Headers): Promise<string[]> {
  const expected = await rules.apply(new Request(address));
  return Object.keys(expected).filter((name) => received.get(name) !== expected[name]);
}
