import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContentFile, Problem } from './content-file.ts';

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
    ...legal.map((file) => [`/${file.id}`, listClauses(file)] as const),
    ['/', ['services', 'clients', 'posts']],
    ['/services', [...idsIn('services'), 'buying']],
    ['/work', [...idsIn('case-studies'), 'enquiry']],
    ['/team', idsIn('team').map((id) => `member-${id}`)],
  ]);

  return files.flatMap((file) =>
    listLinks(file).flatMap(({ href, line }) => {
      const [path = '', place] = href.split('#', 2);
      const page = path || `/${file.id}`;
      const isPage = pages.has(page) || existsSync(join(project, 'public', path));
      if (isPage && (place === undefined || places.get(page)?.includes(place))) return [];
      const what = isPage
        ? `no ${legal.some(({ id }) => `/${id}` === page) ? 'clause' : 'place'} “${place}” on ${page}`
        : `no page ${path}`;
      const message = `There is ${what}. Correct the link ${href}; if its target was removed on purpose, delete the link.`;
      return { file: file.path, line, message };
    }),
  );
}

/** The addresses of src/pages, and of the list of licences. */
const listPages = () =>
  globSync('**/[!_[]*.astro', { cwd: join(project, 'src/pages') })
    .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`)
    .concat('/licences.txt');

/** Every `href` in YAML, and every link of a text to a page of this site. */
const listLinks = ({ values, nodes, lineOf }: ContentFile): { href: string; line: number }[] => [
  ...values.flatMap(({ value, at }) =>
    typeof value === 'string' && at.at(-1) === 'href' ? { href: value, line: lineOf(at) } : [],
  ),
  ...nodes.flatMap(({ node, line }) =>
    node.type === 'link' && /^(#|\/(?!\/))/.test(node.url) ? { href: node.url, line } : [],
  ),
];

/** The ids that Astro gives to the headings of a text. */
function listClauses({ nodes }: ContentFile): string[] {
  const slugger = new GithubSlugger();
  return nodes.flatMap(({ node }) => (node.type === 'heading' ? slugger.slug(textOf(node)) : []));
}
