import type { WebPage } from 'schema-dts';
import { firm, pageAddress, website } from './graph.ts';

interface Page {
  path: string;
  title: string;
  /** Its name in the menus. */
  label: string;
  description?: string | undefined;
}

/** A page, the site that it belongs to and, except on Home, its breadcrumbs. */
export function pageNode({ path, title, label, description }: Page, home: string) {
  const url = pageAddress(path);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    inLanguage: 'en-AU',
    isPartOf: website,
    about: firm,
    ...(path !== '/' && {
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: home, item: pageAddress('/') },
          { '@type': 'ListItem', position: 2, name: label, item: url },
        ],
      },
    }),
  } satisfies WebPage;
}
