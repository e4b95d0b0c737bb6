import { readdirSync, readFileSync } from 'node:fs';

/** Every file below a folder, as a path from there: `/cards/ab12cd.html`. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`.replaceAll('\\', '/'))
    .toSorted();

/** The built site. */
export const files = listFiles('dist');

/** The pages. A partial is not a page. */
export const htmlFiles = files.filter(
  (file) => file.endsWith('.html') && !file.startsWith('/partials/'),
);

export const readBuilt = (file: string) => readFileSync(`dist${file}`);

export const addressOf = (file: string) => file.replace(/(\/index)?\.html$/, '') || '/';

const sitemaps = files.filter((file) => /^\/sitemap.*\.xml$/.test(file)).map(readBuilt);
const locations = [...sitemaps.join('').matchAll(/<loc>([^<]+)/g)].map(
  ([, url = '']) => new URL(url),
);

/** The address of the site, according to its sitemap. */
export const origin = locations[0]?.origin ?? 'https://unknown.invalid';

const listed = locations
  .map(({ pathname }) => pathname)
  .filter((path) => !path.endsWith('.xml'))
  .toSorted();

/** The pages in the sitemap. */
export const indexable = listed.filter((path) => !path.endsWith('.pdf'));

/** The files of these pages. */
export const indexableFiles = htmlFiles.filter((file) => indexable.includes(addressOf(file)));

/** The documents in the sitemap. */
export const indexableDocuments = listed.filter((path) => path.endsWith('.pdf'));

export const cards = htmlFiles
  .filter((file) => /^\/cards\/[^/]{6}\.html$/.test(file))
  .map(addressOf);

/** Addresses that lead nowhere, each with the heading that a visitor reads. */
export const unknown = [
  { path: '/no-such-page', heading: 'Oops! Page not found' },
  { path: '/cards/no-such-card', heading: 'Card not found' },
];

/** One address of each kind of page, so only one card. */
export const kinds = [...indexable, ...cards.slice(0, 1), ...unknown.map(({ path }) => path)];
