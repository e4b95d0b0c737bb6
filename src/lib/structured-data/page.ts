import type { CollectionEntry } from 'astro:content';
import type { LocalBusiness, Thing } from 'schema-dts';
import { pageAddress } from '#lib/url/page-address.ts';
import { firm, website } from './graph.ts';

type Site = CollectionEntry<'site'>['data'];

/** What every page says of itself, the firm and the site. Home describes the firm and the site in full. */
export function pageNodes(site: Site, path: string, title: string, description = ''): Thing[] {
  const url = pageAddress(path);
  const home = { name: site.name, url: pageAddress('/') };
  const webSite = { '@type': 'WebSite', ...website, ...home } as const;
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    isPartOf: website,
    about: firm,
  } as const;
  if (path === '/') return [page, describeFirm(site), { ...webSite, publisher: firm }];
  const links = site.quickLinks.flatMap((link) => [link, ...link.submenu]);
  const labelOf = (href: string) => links.find((link) => link.href === href)?.label;
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: labelOf('/') ?? site.name, item: home.url },
    { '@type': 'ListItem', position: 2, name: labelOf(path) ?? title, item: url },
  ] as const;
  return [
    { ...page, breadcrumb: { '@type': 'BreadcrumbList', itemListElement } },
    // Not a LocalBusiness here, because Google requires its address wherever it appears.
    { '@type': 'Organization', ...firm, ...home },
    webSite,
  ];
}

function describeFirm({ name, legalName, footer, contact }: Site): LocalBusiness {
  const { email, phone, address, abn, profile } = contact;
  return {
    '@type': 'LocalBusiness',
    ...firm,
    name,
    url: pageAddress('/'),
    legalName,
    description: footer.blurb,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.suburb,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    areaServed: address.country,
    taxID: abn,
    logo: pageAddress('/apple-touch-icon.png'),
    image: pageAddress('/og/home.jpg'),
    sameAs: profile.url,
  };
}
