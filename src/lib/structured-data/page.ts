import type { WebPage } from 'schema-dts';
import { organizationId, pageAddress, websiteId } from './graph.ts';

interface Page {
  path: string;
  title: string;
  /** Its name in the menus. */
  label: string;
  description?: string | undefined;
}

/** A page, the site that it belongs to and, except on Home, its breadcrumbs. */
export function pageNode(origin: string, { path, title, label, description }: Page, home: string) {
  const url = pageAddress(origin, path);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    inLanguage: 'en-AU',
    isPartOf: { '@id': websiteId(origin) },
    about: { '@id': organizationId(origin) },
    ...(path !== '/' && {
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: home, item: pageAddress(origin, '/') },
          { '@type': 'ListItem', position: 2, name: label, item: url },
        ],
      },
    }),
  } satisfies WebPage;
}
