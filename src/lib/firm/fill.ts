import type { CollectionEntry } from 'astro:content';
import { formatPhone } from '#lib/phone/format-phone.ts';

type Site = Pick<CollectionEntry<'site'>['data'], 'name' | 'legalName' | 'contact'>;

/** The words that may stand in braces anywhere in content/. */
export const firmWords = 'name legalName domain email phone tel address abn'.split(' ');

/** The values for words in braces anywhere in content/. They come from content/site.yaml. */
export function firmFacts({ name, legalName, contact }: Site) {
  const { email, phone, address, abn } = contact;
  const { street, suburb, state, postcode } = address;
  return {
    name,
    legalName,
    domain: email.slice(email.indexOf('@') + 1),
    email,
    phone: formatPhone(phone),
    tel: phone,
    // The postcode stays with its state.
    address: `${street}, ${suburb} ${state}\u00a0${postcode}`,
    abn,
  };
}

type Facts = Record<string, string>;

/** Fills facts into every text of a value. It leaves words in braces that name no fact, because the page fills those in. */
export function fill<Value>(value: Value, facts: Facts): Value;
export function fill(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string')
    // Markdown writes the braces of a link's address as %7B and %7D.
    return value.replaceAll(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (whole, key: string) =>
      Object.hasOwn(facts, key) ? `${facts[key]}` : whole,
    );
  if (Array.isArray(value)) return value.map((each) => fill(each, facts));
  // A date, or the data that Astro has about a picture.
  if (!value || typeof value !== 'object' || value instanceof Date || 'src' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, facts)]));
}
