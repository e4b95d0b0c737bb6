import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContentFile } from './content-file.ts';
import { listNodes } from './markdown.ts';
import type { Problem } from './problem.ts';

const project = resolve(import.meta.dirname, '../..');

/** Finds links in menus and texts to pages and anchors that do not exist. */
export function findDeadLinks(files: ContentFile[]): Problem[] {
  const idsIn = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`content/${folder}/`)).map(({ id }) => id);
  const legal = files.filter(({ path }) => path.startsWith('content/legal/'));
  const pages = new Set([
    ...listPages(),
    ...legal.map(({ id }) => `/${id}`),
    ...idsIn('cards').map((id) => `/cards/${id}`),
    ...idsIn('case-studies').map((id) => `/case-studies/${id}.pdf`),
  ]);
  /** The anchors of each page to which content may link. */
  const places = new Map([
    ...legal.map((file) => [`/${file.id}`, new Set(listClauses(file))] as const),
    ['/', new Set(['services', 'clients', 'posts'])],
    ['/services', new Set([...idsIn('services'), 'buying'])],
    ['/work', new Set([...idsIn('case-studies'), 'enquiry'])],
    ['/team', new Set(idsIn('team').map((id) => `member-${id}`))],
  ]);

  return files.flatMap((file) =>
    listLinks(file).flatMap(({ href, line }) => {
      const [path = '', place] = href.split('#', 2);
      const page = path || `/${file.id}`;
      const isPage = pages.has(page) || existsSync(join(project, 'public', path));
      if (isPage && (place === undefined || places.get(page)?.has(place))) return [];
      const what = isPage
        ? `no ${legal.some(({ id }) => `/${id}` === page) ? 'clause' : 'place'} “${place}” on ${page}`
        : `no page ${path}`;
      const message = `There is ${what}. Correct the link ${href}; if its target was removed on purpose, delete the link.`;
      return [{ file: file.path, line, message }];
    }),
  );
}

/** The addresses of src/pages, and of the list of licences. */
const listPages = () =>
  globSync('**/[!_[]*.astro', { cwd: join(project, 'src/pages') })
    .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`)
    .concat('/licences.txt');

interface Link {
  href: string;
  line: number;
}

function listLinks(file: ContentFile): Link[] {
  if (!file.path.endsWith('.md'))
    return listHrefs(file.data).map(({ href, at }) => ({ href, line: file.lineOf(at) }));
  return listNodes(file).flatMap(({ node, line }) =>
    node.type === 'link' && /^(#|\/(?!\/))/.test(node.url) ? [{ href: node.url, line }] : [],
  );
}

/** Every `href` of a file, with its path in the data. */
function listHrefs(value: unknown, at: PropertyKey[] = []): { href: string; at: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' && key === 'href'
      ? [{ href: each, at: [...at, key] }]
      : listHrefs(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The ids that Astro gives to the headings of a text. */
function listClauses(file: ContentFile): string[] {
  const slugger = new GithubSlugger();
  return listNodes(file).flatMap(({ node }) =>
    node.type === 'heading' ? [slugger.slug(textOf(node))] : [],
  );
}
