import type { APIRoute } from 'astro';

// Cards and not-found pages are not disallowed: that would hide their noindex from crawlers.
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`);
