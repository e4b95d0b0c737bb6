import type { CollectionEntry } from 'astro:content';
import type { LocalBusiness, Organization, WebSite } from 'schema-dts';
import { firm, pageAddress, website } from './graph.ts';

type Site = CollectionEntry<'site'>['data'];

export function organizationNode(site: Site, inFull: boolean): Organization | LocalBusiness {
  const { name, legalName, headline, footer } = site;
  const { email, phone, address, abn, profile } = site.contact;
  const short = { '@type': 'Organization', ...firm, name, url: pageAddress('/') } as const;
  if (!inFull) return short;
  return {
    ...short,
    // Elsewhere it is an organisation, because Google asks for the address of every local business.
    '@type': 'LocalBusiness',
    legalName,
    slogan: headline,
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
    identifier: { '@type': 'PropertyValue', propertyID: 'ABN', value: abn },
    logo: pageAddress('/apple-touch-icon.png'),
    image: pageAddress('/og/home.jpg'),
    sameAs: profile.url,
  };
}

export const websiteNode = ({ name }: Site, inFull: boolean): WebSite => ({
  '@type': 'WebSite',
  ...website,
  name,
  url: pageAddress('/'),
  ...(inFull && { inLanguage: 'en-AU', publisher: firm }),
});
