import type { CollectionEntry } from 'astro:content';
import type { ProfessionalService, WebSite } from 'schema-dts';
import { organizationId, pageAddress, websiteId } from './addresses.ts';

type Site = CollectionEntry<'site'>['data'];

export function describeOrganization(site: Site): ProfessionalService {
  const { email, phone, address, abn, profile } = site.contact;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(site.url),
    name: site.name,
    legalName: site.legalName,
    url: pageAddress(site.url, '/'),
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

export const describeWebsite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(site.url),
  name: site.name,
  url: pageAddress(site.url, '/'),
  inLanguage: 'en-AU',
  publisher: { '@id': organizationId(site.url) },
});
