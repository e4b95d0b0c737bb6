import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './gate.ts';

const project = resolve(import.meta.dirname, '../..');

/** The folders of content/ whose entries have an address of their own. */
const addresses: Record<string, (id: string) => string> = {
  cards: (id) => `/cards/${id}`,
  'case-studies': (id) => `/case-studies/${id}.pdf`,
  legal: (id) => `/${id}`,
};

/** Links of the menus and the legal texts to pages and clauses that are not there. */
export function findDeadLinks(files: ContentFile[]): Problem[] {
  const clauses = new Map(
    files
      .filter(({ path }) => path.includes('/legal/'))
      .map(({ id, text }) => [`/${id}`, listClauses(text)]),
  );
  const entries = files.flatMap(({ path, id }) => addresses[basename(dirname(path))]?.(id) ?? []);
  const pages = new Set([...listPages(), ...entries]);

  return files.flatMap((file) =>
    listLinks(file).flatMap(({ href, line }) => {
      const [path = '', clause] = href.split('#', 2);
      const page = path || `/${file.id}`;
      const isPage = pages.has(page) || existsSync(join(project, 'public', path));
      const known = clauses.get(page);
      if (isPage && (clause === undefined || !known || known.has(clause))) return [];
      const what = isPage ? `no clause “${clause}” on ${page}` : `no page ${path}`;
      return [{ file: file.path, line, message: `There is ${what}. Mend the link ${href}.` }];
    }),
  );
}

/** The addresses of src/pages, and of what an integration writes. */
const listPages = () =>
  globSync('**/[!_[]*.astro', { cwd: join(project, 'src/pages') })
    .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`)
    .concat('/licences.txt');

function listLinks({ data, text, path, lineOf }: ContentFile) {
  if (path.endsWith('.yaml')) {
    return listHrefs(data).map(({ href, at }) => ({ href, line: lineOf(at) }));
  }
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(/\]\(([/#][^)\s]*)/g), ([, href = '']) => ({
      href,
      line: index + 1,
    })),
  );
}

/** Every `href` of a file, with the way to it. */
function listHrefs(value: unknown, at: PropertyKey[] = []): { href: string; at: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'href' && typeof each === 'string'
      ? [{ href: each, at: [...at, key] }]
      : listHrefs(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The ids that Astro gives to headings, as GitHub does. */
const listClauses = (text: string) =>
  new Set(
    Array.from(text.matchAll(/^#{1,6} +(.+?)\s*$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
