import type { APIRoute } from 'astro';
import { getSite } from '#collections/queries.ts';

/** Where a weakness can be reported: RFC 9116. */
export const GET: APIRoute = async ({ url, site }) => {
  const { contact, securityExpires } = await getSite();
  return new Response(`Contact: mailto:${contact.email}
Policy: ${new URL('/terms-and-conditions', site).href}
Expires: ${securityExpires.toISOString()}
Preferred-Languages: en
Canonical: ${new URL(url.pathname, site).href}
`);
};
