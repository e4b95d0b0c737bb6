import type { CollectionEntry } from 'astro:content';
import { firmFacts } from '#lib/firm/fill.ts';

/** A line below the firm's name. One with an address is a link. */
export interface ContactLine {
  text: string;
  href?: string;
}

/** The lines of a PDF that say how to reach the firm. */
export function firmContact(site: CollectionEntry<'site'>['data']): ContactLine[] {
  const { email, phone, tel, address } = firmFacts(site);
  return [
    { text: email, href: `mailto:${email}` },
    { text: phone, href: `tel:${tel}` },
    { text: address },
    { text: new URL(site.url).host, href: site.url },
  ];
}

/** A date in the form that our Typst templates read. */
export function typstDate(date: Date) {
  const [year, month, day] = date.toISOString().split(/\D/).map(Number);
  return { year, month, day };
}
