import type { CollectionEntry } from 'astro:content';
import type { WebSite } from 'schema-dts';
import { organizationId, pageAddress, websiteId } from './addresses.ts';
import type { Firm } from './graph.ts';

type Site = CollectionEntry<'site'>['data'];

/** What every page says of the firm. */
export const shortOrganizationNode = ({ name, url }: Site): Firm => ({
  '@type': ['Organization', 'LocalBusiness'],
  '@id': organizationId(url),
  name,
  url: pageAddress(url, '/'),
});

export function organizationNode(site: Site): Firm {
  const { email, phone, address, abn, profile } = site.contact;
  return {
    ...shortOrganizationNode(site),
    legalName: site.legalName,
    slogan: site.headline,
    description: site.footer.blurb,
    email,
    telephone: phone.e164,
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
    logo: pageAddress(site.url, '/apple-touch-icon.png'),
    image: pageAddress(site.url, '/og/home.jpg'),
    sameAs: profile.url,
  };
}

/** What every page says of the site. */
export const shortWebsiteNode = ({ name, url }: Site) =>
  ({
    '@type': 'WebSite',
    '@id': websiteId(url),
    name,
    url: pageAddress(url, '/'),
  }) satisfies WebSite;

export const websiteNode = (site: Site): WebSite => ({
  ...shortWebsiteNode(site),
  inLanguage: 'en-AU',
  publisher: { '@id': organizationId(site.url) },
});
